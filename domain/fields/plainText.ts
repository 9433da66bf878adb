/**
 * Control characters but tab and line breaks: nobody types them, and PostgreSQL cannot store the first of them, NUL.
 */
const CONTROLS = /[\0-\u0008\u000E-\u001F\u007F]/g; // oxlint-disable-line no-control-regex -- they are what is looked for
const BREAKS = /\s*[\t-\r\u0085\u2028\u2029]+\s*/g;

/**
 * A text of several lines as it is kept: without control characters, its lines ended by `\n`, blanks around it cut off.
 */
export const manyLines = (text: string): string => text.replace(CONTROLS, '').replace(/\r\n?/g, '\n').trim();

/** A text of one line as it is kept: what was pasted from several lines stands in one, with blanks between. */
export const oneLine = (text: string): string => text.replace(CONTROLS, '').replace(BREAKS, ' ').trim();
