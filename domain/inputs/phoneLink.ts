/**
 * The link that calls a number. An extension is dialled after a pause: telephones take a comma for one, and few of them
 * know the standard's `;ext=`.
 */
export const phoneLink = (phone: string, extension?: string | null): string => {
  const digits = (extension ?? '').replaceAll(/\D/g, '');
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}${digits === '' ? '' : `,${digits}`}`;
};

/** The link of a number as `phoneText` writes it, or with its extension apart. */
export const linkOfPhone = (text: string, extension?: string | null): string => {
  const [, phone = text, written] = /^(.*?) ext\. (.+)$/.exec(text) ?? [];
  return phoneLink(phone, written ?? extension);
};

/** A number as it is shown: `(281) 555-0142 ext. 396`. */
export const phoneText = (phone: string, extension?: string | null): string =>
  extension?.trim() ? `${phone} ext. ${extension.trim()}` : phone;
