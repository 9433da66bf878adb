import { IN_BRACES, isEmailField, type EmailValues } from './emailFields';

/** Subject and text of a template in one language. */
export interface EmailText {
  subject: string;
  body: string;
}

const filled = (text: string, values: EmailValues): string =>
  text.replaceAll(IN_BRACES, (whole, name: string) => (isEmailField(name) ? values[name] : whole));

/** A line that says nothing but fields that are empty is left out: without a comment there is no "Comment:". */
const saysSomething = (line: string, values: EmailValues): boolean => {
  const named = [...line.matchAll(IN_BRACES)].map(([, name = '']) => name);
  return named.length === 0 || named.some((name) => !isEmailField(name) || values[name].trim() !== '');
};

/** A template with its fields filled in. What a value says is never read as a field; a subject is one line. */
export const renderEmail = ({ subject, body }: EmailText, values: EmailValues): EmailText => ({
  subject: filled(subject, values).replaceAll(/\s+/g, ' ').trim(),
  body: body
    .split(/\r?\n/)
    .filter((line) => saysSomething(line, values))
    .map((line) => filled(line, values))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim(),
});

/** The paragraphs of a text: what stands between empty lines. */
export const paragraphsOf = (body: string): string[] => body.split(/\n{2,}/).filter((part) => part.trim() !== '');
