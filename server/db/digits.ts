/** The digits of a phone number's column, as the indexes of phone numbers hold them. */
export const digitsSql = (column: string): string => `regexp_replace(${column}, '\\D', '', 'g')`;
