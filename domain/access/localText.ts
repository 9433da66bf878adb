export type Language = 'en' | 'es';

/** A text that a user sees, in both languages of the product. */
export type LocalText = Readonly<Record<Language, string>>;
