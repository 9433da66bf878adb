import type { Page, Response } from 'playwright-core';

/** Collects what a person would not see but should not happen: console errors, uncaught errors, refused requests. */
export interface Problems {
  watch(page: Page): void;
  /**
   * From here on these are expected: matched against lines such as `http 403 POST /graphql` and `console ...`. A 409 says
   * its code, `http 409 POST /graphql IDEMPOTENCY_RUNNING`: it has more than one reason.
   */
  allow(...expected: RegExp[]): void;
  unexpected(): Promise<string[]>;
}

/** Chromium reports every refused request to the console too; the `http` line says it better. */
const ECHO = /^console Failed to load resource: the server responded with a status of/;

const codeOf = async (response: Response): Promise<string> => {
  const text = await response.text().catch(() => '');
  return /"code":"(\w+)"/.exec(text)?.[1] ?? 'without a code';
};

/** `SaveJob CONFLICT by Avery Lindqvist`: which call was refused, and of a conflict who had saved first. */
const headOf = (response: Response, errors: string): string => {
  const call = /(?:query|mutation)\s+(\w+)/.exec(response.request().postData() ?? '')?.[1] ?? 'a call';
  const code = /"code":"(\w+)"/.exec(errors)?.[1] ?? 'without a code';
  const by = /"changed_by":"([^"]*)"/.exec(errors)?.[1];
  return `${call} ${code}${by === undefined ? '' : ` by ${by}`}`;
};

const graphqlErrors = async (response: Response): Promise<string | null> => {
  const answer: unknown = await response.json().catch(() => null);
  const errors = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : null;
  if (!errors) return null;
  const text = JSON.stringify(errors);
  return `graphql ${headOf(response, text)} ${text.slice(0, 400)}`;
};

/** An error without frames, as that of a file that cannot be fetched, has an empty stack: name and message tell it. */
const pageErrorText = ({ name, message, stack = '' }: Pick<Error, 'name' | 'message' | 'stack'>): string =>
  stack.includes(message) && message !== '' ? stack : [name, message, stack].filter((part) => part !== '').join(': ');

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

export const collectProblems = (): Problems => {
  const seen: string[] = [];
  const allowed: RegExp[] = [ECHO];
  const refused: Promise<void>[] = [];
  return {
    watch: (page) => {
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console ${message.text()}`);
      });
      page.on('pageerror', (error) => seen.push(`page error ${pageErrorText(error)} at ${pathOf(page.url())}`));
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const call = `${response.request().method()} ${pathname}`;
        const line = `http ${response.status()} ${call}`;
        if (response.status() === 409) refused.push(codeOf(response).then((code) => void seen.push(`${line} ${code}`)));
        else if (response.status() >= 400) seen.push(line);
        else if (pathname === '/graphql')
          void graphqlErrors(response).then((found) => {
            if (found) seen.push(found);
          });
      });
    },
    allow: (...expected) => {
      allowed.push(...expected);
    },
    unexpected: async () => {
      await Promise.all(refused);
      return seen.filter((line) => !allowed.some((each) => each.test(line)));
    },
  };
};
