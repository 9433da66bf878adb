/** The toolbars that a story follows, with what they say at first (.storybook/preview.tsx). */
export const FIRST_TOOLBARS = { role: 'AD', language: 'en', theme: 'light', today: '2026-03-04' };
export type Toolbars = typeof FIRST_TOOLBARS;
const NAMES = ['role', 'language', 'theme', 'today'] as const;

/** What toolbars say, whose values may be anything: the first one for what is none. */
export const toolbarsOf = (globals: Record<string, unknown>): Toolbars => {
  const toolbars = { ...FIRST_TOOLBARS };
  for (const name of NAMES) {
    const { [name]: value } = globals;
    if (typeof value === 'string') toolbars[name] = value;
  }
  return toolbars;
};

/** What the address of a page of Storybook says. */
export const toolbarsIn = (search: string): Toolbars =>
  toolbarsOf(
    Object.fromEntries(
      (new URLSearchParams(search).get('globals') ?? '').split(';').map((pair) => {
        const [name = '', value] = pair.split(':');
        return [name, value];
      }),
    ),
  );

/** The address at which a story is shown as the toolbars say, and not played; its id follows. */
export const storyAddress = (toolbars: Toolbars): string =>
  `iframe.html?embed=true&globals=${NAMES.map((name) => `${name}:${toolbars[name]}`).join(';')}`;
