import { aBuilder, api } from '../browserApi';
import { announced, prepCard, quietWeek, reveal } from '../browserBoard';
import { eventually, type Open } from '../browserTest';
import { speakerOf } from './speaker';

/** One thing that somebody does without seeing it: what is done, and what is spoken then. */
interface Step {
  does: string;
  spoken: readonly string[];
}
export interface Walk {
  title: string;
  steps: readonly Step[];
}

/** Days, numbers of records and made-up endings differ from run to run. */
const plain = (text: string, ...names: readonly [string, string][]): string =>
  names
    .reduce((said, [name, as]) => said.replaceAll(name, as), text)
    .replaceAll(/\d{2}\/\d{2}\/\d{4}/g, 'MM/DD/YYYY')
    .replaceAll(/\d{1,2}:\d{2} [AP]M/g, 'hh:mm')
    .replaceAll(/#\d+/g, '#N')
    .replaceAll(/place \d+ of \d+/g, 'place N of N')
    .replaceAll(/\b\d[\d,]* (records|cards|crews|visits)/g, 'N $1')
    .replaceAll(/\bof [\d,]{2,}/g, 'of N');

const NAME = 'Walkabout Pools';

const list = async (open: Open): Promise<Walk> => {
  const { company_name } = await aBuilder({ company_name: `${NAME} ${Date.now()}` });
  const page = await open('manager', { path: '/customer' });
  await page.getByRole('row').nth(1).waitFor();
  const speaker = await speakerOf(page);
  const say = (texts: readonly string[]): string[] => texts.map((text) => plain(text, [company_name, NAME]));
  const heads = (await speaker.read('main', 400)).filter((text) => /heading|column head|grid/.test(text));
  await page.getByRole('searchbox', { name: 'Search builders…' }).focus();
  const search = await speaker.focused();
  await page.keyboard.type(company_name);
  await page.getByRole('row').filter({ hasText: company_name }).waitFor();
  await eventually(() => page.getByRole('row').count()).toBe(2);
  const found = await speaker.told();
  const stops = await speaker.tab(9);
  await page.getByRole('gridcell', { name: company_name }).focus();
  const cell = await speaker.focused();
  return {
    title: 'A list',
    steps: [
      { does: 'opens Builders and reads its heads', spoken: say(heads) },
      { does: 'goes to the search', spoken: say([search]) },
      { does: `types "${NAME}": told by itself`, spoken: say(found) },
      { does: 'goes on by Tab', spoken: say(stops) },
      { does: 'goes to the cell of the one that was found', spoken: say([cell]) },
    ],
  };
};

const builderForm = async (open: Open) => {
  const builder = await aBuilder({ company_name: `${NAME} ${Date.now()}` });
  const page = await open('manager', { path: `/customer/${builder.id}/edit` });
  await page.getByRole('textbox', { name: 'Company Name' }).waitFor();
  return { builder, page, speaker: await speakerOf(page) };
};

const form = async (open: Open): Promise<Walk> => {
  const { builder, page, speaker } = await builderForm(open);
  const say = (texts: readonly string[]): string[] => texts.map((text) => plain(text, [builder.company_name, NAME]));
  await page.getByRole('textbox', { name: 'Company Name' }).focus();
  const fields = [await speaker.focused(), ...(await speaker.tab(8))];
  const company = page.getByRole('textbox', { name: 'Company Name' });
  await company.fill('');
  await speaker.told();
  await page.keyboard.press('Control+s');
  await page.getByText('Company Name is required').first().waitFor();
  const refused = await speaker.told();
  const fault = await speaker.focused();
  await company.fill(`${builder.company_name} Two`);
  await page.keyboard.press('Control+s');
  await page.getByRole('status').filter({ hasText: 'Builder saved!' }).waitFor();
  return {
    title: 'A form',
    steps: [
      { does: 'opens a builder, and goes from field to field by Tab', spoken: say(fields) },
      { does: 'empties the name and saves by Ctrl+S: told by itself', spoken: say(refused) },
      { does: 'where the focus is then', spoken: say([fault]) },
      { does: 'types a name and saves: told by itself', spoken: say(await speaker.told()) },
    ],
  };
};

const board = async (open: Open): Promise<Walk> => {
  const week = await quietWeek(23);
  const card = await prepCard(week.date);
  const page = await open('scheduler', { path: week.path });
  await (await reveal(page, card.key)).focus();
  const speaker = await speakerOf(page);
  const say = (texts: readonly string[]): string[] => texts.map((text) => plain(text, [card.job, 'the card']));
  const focused = await speaker.focused();
  const press = async (key: string, until: string | RegExp): Promise<string[]> => {
    await page.keyboard.press(key);
    await announced(page, until);
    return say(await speaker.told());
  };
  const steps: Step[] = [
    { does: 'goes to a card of the tray', spoken: say([focused]) },
    { does: 'Space', spoken: await press('Space', `Picked up ${card.job}`) },
    { does: 'Right arrow', spoken: await press('ArrowRight', `Prep 1, ${week.us[0]}`) },
    { does: 'Down arrow', spoken: await press('ArrowDown', `Prep 2, ${week.us[0]}`) },
    { does: 'Escape', spoken: await press('Escape', 'Cancelled.') },
  ];
  await press('Space', 'Picked up');
  await press('ArrowRight', `Prep 1, ${week.us[0]}`);
  steps.push({ does: 'Space, Right arrow, Space', spoken: await press('Space', `Moved ${card.job}`) });
  return { title: 'A move on a board', steps };
};

const conflict = async (open: Open): Promise<Walk> => {
  const { builder, page, speaker } = await builderForm(open);
  const say = (texts: readonly string[]): string[] => texts.map((text) => plain(text, [builder.company_name, NAME]));
  await page.getByRole('textbox', { name: 'Company Name' }).fill(`${builder.company_name} Mine`);
  await api(
    'office',
    'mutation ($id: Int!, $customer: CustomerPatch!) { updateCustomer(id: $id, customer: $customer) { id } }',
    { id: builder.id, customer: { version: builder.version, company_name: `${builder.company_name} Theirs` } },
  );
  await speaker.told();
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').waitFor();
  const focused = await speaker.focused();
  const dialog = await speaker.read('dialog');
  const stops = await speaker.tab(3);
  return {
    title: 'A conflict',
    steps: [
      { does: 'saves a name that somebody else has changed meanwhile: where the focus is', spoken: say([focused]) },
      { does: 'reads the dialog', spoken: say(dialog) },
      { does: 'goes on by Tab', spoken: say(stops) },
    ],
  };
};

/** The four walks, in the order of the page that they are written down on. */
export const WALKS: readonly ((open: Open) => Promise<Walk>)[] = [list, form, board, conflict];

const of = ({ title, steps }: Walk): string =>
  `## ${title}\n\n${steps
    .map(
      ({ does, spoken }) =>
        `**${does}**\n\n${(spoken.length > 0 ? spoken : ['(nothing)']).map((text) => `- ${text}`).join('\n')}\n`,
    )
    .join('\n')}`;

/** The page of the walks. */
export const walksText = (walks: readonly Walk[]): string =>
  `# What a screen reader says

Written by \`WRITE_WALKS=yes npx vitest run --project e2e tests/e2e/screenReader.test.ts\` from what Chromium gives to screen readers: its accessibility tree, the focus, and the live regions. A line is what is called, what it is, how it stands, and what is said of it. "When idle" is told politely, "at once" interrupts. Days and numbers are left out. The test holds the sentences without which nobody could go on ([decision 194](decisions/0194-accessibility-and-scales.md)); [testing](guides/testing.md) says how screens are looked at by axe.

${walks.map(of).join('\n')}`;

export const saidIn = ({ steps }: Walk): string[] => steps.flatMap(({ spoken }) => spoken);
