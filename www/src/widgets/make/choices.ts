import { html } from "lit";

/** A list of choices with its name. */
export function choice<T extends string>(
  action: string,
  label: string,
  names: readonly (readonly [T, string])[],
  chosen: T,
  choose: (value: T) => void,
) {
  return html`<label class="choice">
    <span>${label}</span>
    <select
      data-action=${action}
      .value=${chosen}
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as T)}
    >
      ${names.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}
    </select>
  </label>`;
}

/** A seed of chance that can be read out and typed in: six digits. */
export function freshSeed(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(100_000 + (random % 900_000));
}
