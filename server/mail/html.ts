const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A template whose values are escaped: html`<p>${name}</p>`. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  parts.reduce((text, part, index) => text + escapeHtml(String(values[index - 1] ?? '')) + part);
