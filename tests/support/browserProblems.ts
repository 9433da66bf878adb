import type { Page, Response } from 'playwright-core';

/** Collects what a person would not see but should not happen: console errors, uncaught errors, refused requests. */
export interface Problems {
  watch(page: Page): void;
  /** From here on these are expected: matched against lines such as `http 403 POST /graphql` and `console ...`. */
  allow(...expected: RegExp[]): void;
  unexpected(): string[];
}

/** Chromium reports every refused request to the console too; the `http` line says it better. */
const ECHO = /^console Failed to load resource: the server responded with a status of/;

const graphqlErrors = async (response: Response): Promise<string | null> => {
  const answer: unknown = await response.json().catch(() => null);
  const errors = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : null;
  return errors ? `graphql ${JSON.stringify(errors).slice(0, 400)}` : null;
};

/** An error without frames, as that of a file that cannot be fetched, has an empty stack: name and message tell it. */
const pageErrorText = ({ name, message, stack = '' }: Pick<Error, 'name' | 'message' | 'stack'>): string =>
  stack.includes(message) && message !== '' ? stack : [name, message, stack].filter((part) => part !== '').join(': ');

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

export const collectProblems = (): Problems => {
  const seen: string[] = [];
  const allowed: RegExp[] = [ECHO];
  const read: Promise<void>[] = [];
  return {
    watch: (page) => {
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console ${message.text()}`);
      });
      page.on('pageerror', (error) => seen.push(`page error ${pageErrorText(error)} at ${pathOf(page.url())}`));
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const call = `${response.request().method()} ${pathname}`;
        if (response.status() >= 400) seen.push(`http ${response.status()} ${call}`);
        else if (pathname === '/graphql')
          read.push(
            graphqlErrors(response).then((found) => {
              if (found) seen.push(found);
            }),
          );
      });
    },
    allow: (...expected) => {
      allowed.push(...expected);
    },
    unexpected: () => seen.filter((line) => !allowed.some((each) => each.test(line))),
  };
};
