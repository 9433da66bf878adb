/** What one check of `npm run check` found: a line of its list. */
export interface Finding {
  state: 'ok' | 'warning' | 'failed';
  subject: string;
  /** One sentence: what is so, or what is wrong and what to do. Holds no secret. */
  text: string;
}

export const ok = (subject: string, text: string): Finding => ({ state: 'ok', subject, text });
export const warning = (subject: string, text: string): Finding => ({ state: 'warning', subject, text });
export const failed = (subject: string, text: string): Finding => ({ state: 'failed', subject, text });

const WIDTH = 10;

/** The findings as lines: state, subject and sentence. */
export const findingLines = (findings: readonly Finding[]): string =>
  findings.map(({ state, subject, text }) => `${state.padEnd(8)} ${subject.padEnd(WIDTH)} ${text}`).join('\n');
