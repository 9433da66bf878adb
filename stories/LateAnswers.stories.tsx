import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CrudProviders } from '../src/crud/CrudProviders';
import { CrudStage } from '../src/crud/fixtures/CrudStage';
import { useQuietStage } from '../src/crud/fixtures/useQuietStage';
import { memoryProvider } from '../src/crud/fixtures/memoryProvider';
import { aCustomer } from '../src/crud/fixtures/rows';
import { CallError } from '../src/dataProvider/CallError';
import { COUNT } from '../src/inventory/stories/countData';
import { StoryCount } from '../src/inventory/stories/StoryCount';
import DaySheetScreen from '../src/jobs/daily/sheet/DaySheetScreen';
import { SheetApiContext } from '../src/jobs/daily/sheet/useSheetApi';
import { CALM, dailyJob, StoryDaily } from '../src/jobs/daily/stories/StoryDaily';
import { JOB, SUB_JOBS, tabOf } from '../src/jobs/form/stories/storyJob';
import { StoryJobForm } from '../src/jobs/form/stories/StoryJobForm';
import { shownAsOf } from '../src/connectivity/keptAnswers';
import { noteLateAnswer } from '../src/connectivity/lateAnswers';
import { aPurchaseOrder, aRelocation } from '../src/orders/stories/orderData';
import { StoryOrders } from '../src/orders/stories/StoryOrders';
import { AccessStage } from '../src/people/stories/AccessStage';
import { aUser, fakePeopleApi, STORY_ROLES } from '../src/people/stories/fakePeopleApi';
import { PeopleApiContext } from '../src/people/data/PeopleApiContext';
import RolesScreen from '../src/people/roles/RolesScreen';
import UserScreen from '../src/people/users/UserScreen';
import { BOOK } from '../src/recipes/stories/recipeData';
import { StoryRecipes } from '../src/recipes/stories/StoryRecipes';
import { anOrder, StoryWorkOrder } from '../src/workOrders/stories/StoryWorkOrder';

/**
 * A server that said nothing for so long that a form was opened with what the device had. What it says at last comes
 * while somebody types.
 */
const late = {
  asked: 0,
  told: 0,
  letGo: (): void => undefined,
  come: Promise.resolve(),
};

/** The kept answer at once; from the second time on the newer one, or a failure, when it is let go. */
const answers = async <Answer,>(kept: Answer, newer: Answer | Error): Promise<Answer> => {
  late.asked += 1;
  if (late.asked === 1) return structuredClone(kept);
  await late.come;
  late.told += 1;
  if (newer instanceof Error) throw newer;
  return structuredClone(newer);
};

const AWAY = new CallError('The server could not be reached.');
/** The form is not drawn with what the server said before so many frames have passed. */
const drawn = async (): Promise<void> => {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
};

interface Args {
  stage: () => ReactElement;
  /** The field that is typed into. */
  field: RegExp;
  text: string;
  /** What it shows then, where that is not the text alone. */
  shows?: string;
  /** What says that somebody saved, where the form has a line for it. */
  line?: RegExp;
  /** What it shows once both are brought together. */
  merged?: { field: RegExp; shows: string };
}

/** Answers that come after the screen has gone on. */
const meta: Meta<Args> = {
  title: 'Saving/Late answers',
  render: ({ stage }) => stage(),
  beforeEach: () => {
    late.asked = 0;
    late.told = 0;
    late.come = new Promise((resolve) => {
      late.letGo = resolve;
    });
  },
  play: async ({ args: { field, text, shows = text, line, merged } }) => {
    const [input] = await screen.findAllByRole('textbox', { name: field });
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) throw new Error('no field');
    shownAsOf.set(1);
    noteLateAnswer();
    await waitFor(() => expect(late.asked).toBeGreaterThan(1));
    await userEvent.click(input);
    input.select();
    await userEvent.keyboard(text);
    late.letGo();
    await waitFor(() => expect(late.told).toBeGreaterThan(0));
    await drawn();
    await expect(input.isConnected).toBe(true);
    await expect(input).toHaveValue(shows);
    await expect(input).toHaveFocus();
    if (line) await waitFor(() => expect(screen.getByText(line)).toBeVisible());
    if (merged) {
      await userEvent.click(screen.getByRole('button', { name: /^(Reload|Show the changes)$/ }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: merged.field })).toHaveValue(merged.shows));
      await expect(screen.getByRole('textbox', { name: field })).toHaveValue(shows);
    }
  },
};
export default meta;
type Story = StoryObj<Args>;

const customer = (newer: ReturnType<typeof aCustomer> | Error) => () => (
  <CrudStage
    provider={memoryProvider(
      { customer: [aCustomer(7)] },
      { getOne: async () => ({ data: JSON.parse(JSON.stringify(await answers(aCustomer(7), newer))) }) },
    )}
  />
);
const NEWER_CUSTOMER = aCustomer(7, { version: 4, city: 'Richmond', zip_code: '77406' });
const ofCustomer = { parameters: { path: '/customer/7/edit' } };
export const Generated: Story = {
  ...ofCustomer,
  name: 'a generated form keeps what is typed, says who saved, and brings both together [KEY-018 API-037]',
  args: {
    stage: customer(NEWER_CUSTOMER),
    field: /^Company Name/,
    text: 'Katy Pools',
    line: /^Changed by/,
    merged: { field: /^City/, shows: 'Richmond' },
  },
};
export const GeneratedFailed: Story = {
  ...ofCustomer,
  name: 'a generated form stays when the late answer is none [KEY-018]',
  args: { stage: customer(AWAY), field: /^City/, text: 'Katy' },
};

const order = aPurchaseOrder([1, 'Draft']);
const NEWER_ORDER = {
  ...order,
  version: 4,
  values: { ...order.values, notes: 'Ask for Lupe at the gate.', pickup_number: 'PU-9000' },
};
const purchase = (newer: typeof order | Error) => () => <StoryOrders api={{ order: () => answers(order, newer) }} />;
const ofPurchase = { parameters: { path: '/purchaseOrder/7/edit' } };
export const Purchase: Story = {
  ...ofPurchase,
  name: 'a purchase order keeps what is typed, says that somebody saved, and brings both together [KEY-018 API-037]',
  args: {
    stage: purchase(NEWER_ORDER),
    field: /^Order Name/,
    text: 'Autumn',
    line: /^Changed by/,
    merged: { field: /^Pickup Number/, shows: 'PU-9000' },
  },
};
export const PurchaseFailed: Story = {
  ...ofPurchase,
  name: 'a purchase order stays when the late answer is none [KEY-018]',
  args: { stage: purchase(AWAY), field: /^Order Name/, text: 'Autumn' },
};

const move = aRelocation([1, 'Draft']);
const relocation = (newer: typeof move | Error) => () => (
  <StoryOrders relocation={4} api={{ relocation: () => answers(move, newer) }} />
);
const ofRelocation = { parameters: { path: '/inventoryRelocation?id=4' } };
export const Relocation: Story = {
  ...ofRelocation,
  name: 'the dialog of a relocation keeps what is typed, and says that somebody saved [KEY-018 API-037]',
  args: {
    stage: relocation({ ...move, version: move.version + 1, values: { ...move.values, remarks: 'By noon.' } }),
    field: /^Order Name/,
    text: 'To Conroe',
    line: /^Changed by/,
    merged: { field: /^Remarks/, shows: 'By noon.' },
  },
};
export const RelocationFailed: Story = {
  ...ofRelocation,
  name: 'the dialog of a relocation stays when the late answer is none [KEY-018]',
  args: { stage: relocation(AWAY), field: /^Order Name/, text: 'To Conroe' },
};

const NEWER_BOOK = {
  ...BOOK,
  colors: BOOK.colors.map((color) =>
    color.id === 1 ? { ...color, version: color.version + 1, values: { ...color.values, condition: 'Rough' } } : color,
  ),
};
const [NEWER_COLOR = null] = NEWER_BOOK.colors.filter(({ id }) => id === 1);
const recipes = (newer: typeof BOOK | Error) => () => (
  <StoryRecipes
    api={{
      load: () => answers(BOOK, newer),
      read: async () => {
        if (!NEWER_COLOR) throw new Error('the book has no first color');
        return NEWER_COLOR;
      },
    }}
  />
);
const ofRecipe = { parameters: { path: '/color-recipe?color=1' } };
export const Recipe: Story = {
  ...ofRecipe,
  name: 'a recipe keeps what is typed, says that somebody saved, and brings both together [KEY-018 API-037]',
  args: {
    stage: recipes(NEWER_BOOK),
    field: /^Price Level/,
    text: 'E',
    line: /^Changed by/,
    merged: { field: /^Condition/, shows: 'Rough' },
  },
};
export const RecipeFailed: Story = {
  ...ofRecipe,
  name: 'a recipe stays when the late answer is none [KEY-018]',
  args: { stage: recipes(AWAY), field: /^Price Level/, text: 'E' },
};

const CALM_SUB_JOBS = SUB_JOBS.map((one) => ({ ...one, is_critical_note: false }));
const NEWER_JOB = { job: { ...JOB, version: 4, gate_code: '#9', phone: '(713) 555-0199' }, sub_jobs: CALM_SUB_JOBS };
const job = (newer: typeof NEWER_JOB | Error) => () => (
  <StoryJobForm
    api={{
      job: async () => ({ job: JOB, tabs: CALM_SUB_JOBS.map(tabOf), merged_into: null }),
      subJob: async (id) => {
        const found = CALM_SUB_JOBS.find((one) => one.id === id);
        if (!found) throw new Error('This record does not exist.');
        return found;
      },
      whole: () => answers({ job: JOB, sub_jobs: CALM_SUB_JOBS }, newer),
    }}
  />
);
/** The form reads the job anew when it hears of the late answer; the first reading of all of it is that one. */
const ofJob: Partial<Story> = {
  parameters: { path: '/job/1042/edit' },
  beforeEach: () => {
    late.asked = 1;
  },
};
export const Job: Story = {
  ...ofJob,
  name: 'a job keeps what is typed while the late answer is read, and offers what somebody saved [KEY-018 FLD-008]',
  args: { stage: job(NEWER_JOB), field: /^Job Name/, text: 'Avery', merged: { field: /^Gate Code/, shows: '#9' } },
};
export const JobFailed: Story = {
  ...ofJob,
  name: 'a job stays when the late answer is none [KEY-018]',
  args: { stage: job(AWAY), field: /^Gate Code/, text: '#77' },
};
export const JobUntaken: Story = {
  ...ofJob,
  name: 'a job keeps half a phone number over the whole one that comes late [KEY-018 KEY-011]',
  args: { stage: job(NEWER_JOB), field: /^Phone$/, text: '281', shows: '(281' },
};

const sheet = (newer: ReturnType<typeof dailyJob> | Error) => () => (
  <StoryDaily api={{ job: () => answers(dailyJob([CALM]), newer) }} />
);
const ofSheet = { parameters: { path: '/daily-batches/5' } };
export const DailyFailed: Story = {
  ...ofSheet,
  name: 'a daily sheet stays when the late answer is none [KEY-018]',
  args: { stage: sheet(AWAY), field: /^Notes/, text: 'Washed out' },
};

const places = (): boolean => {
  late.asked += 1;
  if (late.asked > 1) late.told += 1;
  return late.asked > 1;
};
export const WorkOrder: Story = {
  parameters: { path: '/job/20595/991/work-order/gunite/12/edit' },
  name: 'a work order stays when its place cannot be read again [KEY-018]',
  args: {
    stage: () => <StoryWorkOrder type="gunite" order={anOrder('gunite')} placeFails={places} />,
    field: /^Flash Yards/,
    text: '287',
  },
};

const countAnswers = () => answers(COUNT, AWAY);
export const Count: Story = {
  parameters: { path: '/inventory-count?location=1' },
  name: 'the count sheet stays when the late answer is none [KEY-018]',
  args: {
    stage: () => <StoryCount answer={COUNT} readCount={countAnswers} />,
    field: /^Pebble Gulf Blue: Individual/,
    text: '12',
  },
};

const person = (newer: ReturnType<typeof aUser> | Error) => () => (
  <AccessStage resources={['user', 'role', 'employee']}>
    <PeopleApiContext value={fakePeopleApi({ user: () => answers(aUser(), newer) })}>
      <Routes>
        <Route path="/user/:userID/edit" element={<UserScreen />} />
      </Routes>
    </PeopleApiContext>
  </AccessStage>
);
const ofPerson = { parameters: { path: '/user/7/edit' } };
export const Person: Story = {
  ...ofPerson,
  name: 'a user keeps what is typed, and offers what somebody saved [KEY-018 API-037]',
  args: {
    stage: person(aUser({ version: 4, last_name: 'Abarca-Ruiz' })),
    field: /^First Name/,
    text: 'Silvio',
    merged: { field: /^Last Name/, shows: 'Abarca-Ruiz' },
  },
};
export const PersonFailed: Story = {
  ...ofPerson,
  name: 'a user stays when the late answer is none [KEY-018]',
  args: { stage: person(AWAY), field: /^First Name/, text: 'Silvio' },
};

export const RoleFailed: Story = {
  parameters: { path: '/roles?role=9' },
  name: 'a role stays when the late answer is none [KEY-018]',
  args: {
    stage: () => (
      <AccessStage resources={['role']}>
        <PeopleApiContext value={fakePeopleApi({ roles: () => answers(STORY_ROLES, AWAY) })}>
          <RolesScreen />
        </PeopleApiContext>
      </AccessStage>
    ),
    field: /^Name/,
    text: 'Yard',
  },
};

const ROLES_NEWER = STORY_ROLES.map((role) =>
  role.id === 9 ? { ...role, version: role.version + 1, description: 'Yard and store' } : role,
);
export const Role: Story = {
  parameters: { path: '/roles?role=9' },
  name: 'a role keeps what is typed, and offers what somebody saved [KEY-018 API-037]',
  args: {
    stage: () => (
      <AccessStage resources={['role']}>
        <PeopleApiContext value={fakePeopleApi({ roles: () => answers(STORY_ROLES, ROLES_NEWER) })}>
          <RolesScreen />
        </PeopleApiContext>
      </AccessStage>
    ),
    field: /^Name/,
    text: 'Yard',
    merged: { field: /^Description/, shows: 'Yard and store' },
  },
};

const NEWER_COUNT = {
  ...COUNT,
  rows: COUNT.rows.map((row) =>
    row.id === 2 ? { ...row, version: row.version + 1, unit_count: 99, individual_count: 98 } : row,
  ),
};
const newerCount = () => answers(COUNT, NEWER_COUNT);
export const CountNewer: Story = {
  parameters: { path: '/inventory-count?location=1' },
  name: 'the count sheet keeps what is typed over a count that comes late [KEY-018]',
  args: {
    stage: () => <StoryCount answer={COUNT} readCount={newerCount} />,
    field: /^Pebble Gulf Blue: Individual/,
    text: '13',
  },
};

const FIGURE = {
  kind: 'yardage' as const,
  row_id: 1,
  sub_job_id: 1,
  job_id: 20_500,
  job_name: 'Kessler Pool',
  company_name: 'Larkmere Pools',
  address_line_1: '12051 Cotton Gin Ct',
  city: 'Magnolia',
  crews: 'Gunite 3',
  job_order: 1,
  type_id: 2,
  type_name: 'Day 1',
  color: null,
  section: null,
  value: '12.5',
  may_edit: true,
};
const DayStage = ({ newer }: { newer: readonly (typeof FIGURE)[] | Error }) => (
  <CrudProviders {...useQuietStage()} userId={1}>
    <SheetApiContext
      value={{
        cells: () => answers<readonly (typeof FIGURE)[]>([FIGURE], newer),
        save: async () => ({ kind: 'saved', mutation_id: null }),
        undo: async () => undefined,
      }}
    >
      <main>
        <DaySheetScreen />
      </main>
    </SheetApiContext>
  </CrudProviders>
);
export const DayNewer: Story = {
  parameters: { path: '/daily' },
  name: 'the sheet of a day keeps the figure that is typed over one that comes late [KEY-018]',
  args: { stage: () => <DayStage newer={[{ ...FIGURE, value: '40' }]} />, field: /: 20500 /, text: '7' },
};
export const DayFailed: Story = {
  parameters: { path: '/daily' },
  name: 'the sheet of a day stays when the late answer is none [KEY-018]',
  args: { stage: () => <DayStage newer={AWAY} />, field: /: 20500 /, text: '7' },
};
