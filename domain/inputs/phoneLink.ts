/**
 * The link that calls a number. An extension is dialled after a pause: telephones take a comma for one, and few of them
 * know the standard's `;ext=`.
 */
export const phoneLink = (phone: string, extension?: string | null): string => {
  const digits = (extension ?? '').replaceAll(/\D/g, '');
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}${digits === '' ? '' : `,${digits}`}`;
};

/** A number as it is shown: `(281) 555-0142 ext. 396`. */
export const phoneText = (phone: string, extension?: string | null): string =>
  extension?.trim() ? `${phone} ext. ${extension.trim()}` : phone;
