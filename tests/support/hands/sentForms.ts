import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { holidaysOf } from '../../../domain/boards/workdays/holidays';
import { addDays, startOfWeek, weekOf } from '../../../domain/civilDate';
import { RESOURCES } from '../../../domain/generated/resources';
import { aBuilder, api, proofOf } from '../browserApi';
import { cardOf, revealInRow } from '../browserBoard';
import { aGuniteJob, guniteCardNow, guniteCardOf, moveGunite } from '../browserGunite';
import { generatedForms } from './generatedForms';
import { ADMIN, readBy, type HandFormSource } from './handForm';
import type { HandField, Meaning } from './meanings';

const word = (): string => `Hand ${randomUUID().slice(0, 8)}`;

/** A role that nobody has. */
const role: HandFormSource = {
  name: 'Role',
  make: async () => {
    const { made } = await api<{ made: { id: number } }>(
      ADMIN,
      'mutation ($role: RoleInput!) { made: createRole(role: $role) { id } }',
      { role: { name: word() } },
    );
    const fields: HandField[] = [
      { name: 'name', kind: 'String', max: 100, required: true },
      { name: 'description', kind: 'String', max: 255 },
    ];
    return {
      name: 'Role',
      path: `/roles?role=${made.id}`,
      asksForProof: true,
      fields,
      read: readBy('role(id: $id)', made.id, fields),
    };
  },
};

interface Comments {
  comments: { total_count: number; items: { id: number; text: string }[] };
}
const commentsOf = async (id: number) =>
  (
    await api<Comments>(
      ADMIN,
      'query ($id: Int!) { comments(entity: "customer", id: $id) { total_count items { id text } } }',
      { id },
    )
  ).comments;

/** The box below a record. */
const newComment: HandFormSource = {
  name: 'New Comment',
  make: async () => {
    const { id } = await aBuilder();
    return {
      name: 'New Comment',
      path: `/customer/${id}/edit`,
      saves: 'Send',
      makes: true,
      within: '.record-comments',
      fields: [{ name: 'text', label: 'Your comment', kind: 'LongText', max: 4000, isBox: true }],
      read: async () => ({ text: (await commentsOf(id)).items.at(-1)?.text ?? null }),
      count: async () => (await commentsOf(id)).total_count,
    };
  },
};

/** A comment that is changed in its place. */
const changedComment: HandFormSource = {
  name: 'Changed Comment',
  make: async () => {
    const { id } = await aBuilder();
    await api(ADMIN, 'mutation ($id: Int!) { createComment(entity: "customer", id: $id, text: "Before") { id } }', {
      id,
    });
    return {
      name: 'Changed Comment',
      path: `/customer/${id}/edit`,
      begin: (page) =>
        page
          .getByRole('log')
          .getByRole('button', { name: /^Edit comment/ })
          .first()
          .click(),
      saves: 'Save',
      within: '[role="log"]',
      fields: [{ name: 'text', label: 'Change your comment', kind: 'LongText', max: 4000 }],
      read: async () => ({ text: (await commentsOf(id)).items[0]?.text ?? null }),
      count: async () => (await commentsOf(id)).total_count,
    };
  },
};

interface Tokens {
  apiTokens: { id: number; name: string; created_at: string; expires_at: string }[];
}
const DAY_MS = 86_400_000;
const tokens = async () =>
  (await api<Tokens>(ADMIN, '{ apiTokens { id name created_at expires_at } }')).apiTokens.toSorted(
    (one, other) => other.id - one.id,
  );

/** A token of a program, which is made after a proof. */
const apiToken: HandFormSource = {
  name: 'Access Token',
  make: async () => ({
    name: 'Access Token',
    path: '/admin?tab=tokens',
    begin: async (page) => {
      const box = page.getByRole('checkbox', { name: 'Inventory and orders: view' });
      await box.waitFor();
      await box.check();
    },
    saves: 'Create token',
    makes: true,
    asksForProof: true,
    within: 'form[aria-label="New token"]',
    fields: [
      { name: 'name', label: 'Name', kind: 'String', max: 60, required: true, isBox: true },
      { name: 'days', label: 'Days until it ends', kind: 'Int', min: 1, most: 730, isBox: true },
    ],
    read: async () => {
      const [last] = await tokens();
      if (!last) return {};
      const days = Math.round((Date.parse(last.expires_at) - Date.parse(last.created_at)) / DAY_MS);
      return { name: last.name, days };
    },
    count: async () => (await tokens()).length,
  }),
};

interface Webhooks {
  webhooks: { id: number; name: string; url: string; entities: string[] | null }[];
}
/** The table of which one that is changed is told: hardly anything happens there. */
const TOLD_OF = 'lookup_unit_of_measure';
/** The webhooks whose addresses a form of the hands typed: no other one has their host. */
const webhooksAt = async (host: string) =>
  (await api<Webhooks>(ADMIN, '{ webhooks { id name url entities } }')).webhooks
    .filter(({ url }) => url.includes(host))
    .toSorted((one, other) => other.id - one.id);
const endWebhooksAt = async (host: string): Promise<void> => {
  for (const { id } of await webhooksAt(host))
    await api(ADMIN, 'mutation ($id: Int!) { deleteWebhook(id: $id) { id } }', { id });
};
const webhookFields = (host: string): readonly HandField[] => [
  { name: 'name', label: 'Name', kind: 'String', max: 60, required: true, isBox: true },
  {
    name: 'url',
    label: 'Address',
    kind: 'String',
    isBox: true,
    meanings: [
      ...['https://a', 'http://b', 'https://c.d'].map((start) => {
        const text = `${start}${host}x?y=1`;
        return { text, stored: text };
      }),
      ...['nope', 'www.hands.test', 'ftp://hands.test', 'https://', 'https://a:b@hands.test/'].map((text) => ({
        text,
        isRefused: true as const,
      })),
    ],
  },
];

const [NEW_HOST, CHANGED_HOST] = ['.made.invalid/', '.changed.invalid/'];

/** A program that is told of changes, which is made after a proof. */
const webhook: HandFormSource = {
  name: 'Webhook',
  isMadeAnew: true,
  make: async () => {
    await endWebhooksAt(NEW_HOST);
    return {
      name: 'Webhook',
      path: '/admin?tab=webhooks',
      begin: async (page) => {
        const fold = page.getByRole('button', { name: 'New webhook' });
        await fold.waitFor();
        if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
      },
      saves: 'Create webhook',
      makes: true,
      asksForProof: true,
      within: 'form[aria-label="New webhook"]',
      fields: webhookFields(NEW_HOST),
      read: async () => (await webhooksAt(NEW_HOST))[0] ?? {},
      count: async () => (await webhooksAt(NEW_HOST)).length,
      end: () => endWebhooksAt(NEW_HOST),
    };
  },
};

const MAKE_WEBHOOK =
  'mutation ($name: String!, $url: String!, $entities: [String!], $proof: String) { made: createWebhook(name: $name, url: $url, entities: $entities, proof: $proof) { id } }';

/** One that is there: another address asks for a proof. */
const changedWebhook: HandFormSource = {
  name: 'Changed Webhook',
  isMadeAnew: true,
  make: async () => {
    await endWebhooksAt(CHANGED_HOST);
    const name = word();
    const given = {
      name,
      url: `https://${randomUUID().slice(0, 8)}${CHANGED_HOST}`,
      entities: [TOLD_OF],
      proof: await proofOf(ADMIN),
    };
    const { made } = await api<{ made: { id: number } }>(ADMIN, MAKE_WEBHOOK, given);
    return {
      name: 'Changed Webhook',
      path: '/admin?tab=webhooks',
      begin: (page) => page.getByRole('button', { name: `Change: ${name}`, exact: true }).click(),
      saves: 'Save',
      asksForProof: true,
      within: `form[aria-label="Change ${name}"]`,
      fields: webhookFields(CHANGED_HOST),
      read: async () => (await webhooksAt('')).find(({ id }) => id === made.id) ?? {},
      end: () => endWebhooksAt(CHANGED_HOST),
    };
  },
};

/** A form of a resource in a dialog over the screen that needs it. */
const inDialog = (name: string, entity: string, pathOf: (id: string) => string): HandFormSource => ({
  name,
  make: async () => {
    const label = RESOURCES.find((one) => one.name === entity)?.label;
    const source = generatedForms.find((form) => form.name === label);
    if (!source) throw new Error(`no form of ${entity}`);
    const form = await source.make();
    // A cost follows from the price and the discount that are typed later.
    const fields = form.fields.filter((field) => field.name !== 'standard_cost');
    return { ...form, name, fields, isDialog: true, path: pathOf(/\d+/.exec(form.path)?.[0] ?? '') };
  },
});

let turn = 0;
/** The weeks of the boards' dialogs: after those of other tests, before the last that boards take. */
const [FIRST_WEEK, WEEKS] = [72, 28];
/** A week of which nobody has a holiday: the next one of them. */
const nextWeek = (): string[] => {
  turn += 1;
  const monday = addDays(startOfWeek(new Date().toISOString().slice(0, 10)), 7 * (FIRST_WEEK + (turn % WEEKS)));
  const days = weekOf(monday);
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
  const isFree = !years
    .flatMap((year) => [year, year + 1].flatMap(holidaysOf))
    .some(({ observed }) => days.includes(observed));
  return isFree ? days : nextWeek();
};
interface Crews {
  boardCards: { crews: { id: number; name: string }[] };
}
const CREWS = 'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { crews { id name } } }';

/** A job of its own on a Monday of a week of its own. */
const aStop = async () => {
  const days = nextWeek();
  const [date = ''] = days;
  const { crews } = (await api<Crews>('manager', CREWS, { date })).boardCards;
  const crew = crews.find(({ name }) => name === 'Gunite 2') ?? { id: 0 };
  const job = await aGuniteJob([{ type: { id: 1 } }], {}, 'Hand');
  await moveGunite(await guniteCardOf(job, date), { crew_id: crew.id, date: days[0] });
  const card = await guniteCardOf(job, date);
  return { date, days, crew: crew.id, job, card, path: `/week/gunite?date=${date}` };
};
type Stop = Awaited<ReturnType<typeof aStop>>;

/** Opens the menu of its card, and of that what is named. */
const byMenu =
  ({ card }: Stop, ...items: readonly RegExp[]) =>
  async (page: Page): Promise<void> => {
    await revealInRow(page, card.key);
    await cardOf(page, card.key).click({ button: 'right' });
    for (const name of items) await page.getByRole('menuitem', { name }).click();
  };

const DAYS = `query ($crew: Int!, $day: Date!) { daysWithoutWork(filter: { crew_id: { eq: $crew }, first_day: { eq: $day } }, page: { number: 1, size: 50 }) {
  items { id name capacity } } }`;
interface Days {
  daysWithoutWork: { items: { id: number; name: string | null; capacity: string | null }[] };
}
const daysOf = async ({ crew, days: [day] }: Stop) =>
  (await api<Days>(ADMIN, DAYS, { crew, day })).daysWithoutWork.items.toSorted((one, other) => other.id - one.id);
const endDays = async (stop: Stop): Promise<void> => {
  for (const { id } of await daysOf(stop))
    await api(ADMIN, 'mutation ($id: Int!) { deleteDayWithoutWork(id: $id) { id } }', { id }).catch(() => null);
};

const ownBlock: HandFormSource = {
  name: 'Own Block',
  isMadeAnew: true,
  make: async () => {
    const stop = await aStop();
    return {
      name: 'Own Block',
      path: stop.path,
      begin: byMenu(stop, /^This crew's day/, /^Own block/),
      isDialog: true,
      saves: 'Save',
      makes: true,
      fields: [{ name: 'name', label: 'What for', kind: 'String', max: 60, required: true }],
      read: async () => (await daysOf(stop))[0] ?? {},
      count: async () => (await daysOf(stop)).length,
      end: () => endDays(stop),
    };
  },
};

const fewerPeople: HandFormSource = {
  name: 'Fewer People',
  isMadeAnew: true,
  make: async () => {
    const stop = await aStop();
    return {
      name: 'Fewer People',
      path: stop.path,
      begin: byMenu(stop, /^This crew's day/, /^Fewer people/),
      within: '.rain-panel',
      saves: 'Save',
      makes: true,
      fields: [{ name: 'capacity', label: 'Capacity on each day', kind: 'Quantity', min: 0, scale: 2, most: 400 }],
      read: async () => (await daysOf(stop))[0] ?? {},
      count: async () => (await daysOf(stop)).length,
      end: () => endDays(stop),
    };
  },
};

const PROMISES =
  'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { sub_jobs { id promises { key name } } } }';

const promise: HandFormSource = {
  name: 'Promise',
  isMadeAnew: true,
  make: async () => {
    const stop = await aStop();
    const promises = async () => {
      const { boardCards } = await api<{
        boardCards: { sub_jobs: { id: number; promises: { key: string; name: string }[] | null }[] };
      }>('manager', PROMISES, { date: stop.date });
      return boardCards.sub_jobs.find(({ id }) => id === stop.card.job_detail_id)?.promises ?? [];
    };
    return {
      name: 'Promise',
      path: stop.path,
      begin: byMenu(stop, /^Promise\.\.\.$/),
      isDialog: true,
      saves: 'Promise',
      makes: true,
      fields: [{ name: 'name', label: 'Promised to', kind: 'String', max: 60, required: true }],
      read: async () => (await promises())[0] ?? {},
      count: async () => (await promises()).length,
    };
  },
};

const REFUSED_DATES: readonly Meaning[] = ['13/45/2026', '2/30/2026', '99/99'].map((text) => ({
  text,
  isRefused: true,
}));
/** A day as it is typed in any of the usual ways. */
const asTyped = (day: string): Meaning[] => {
  const [year = '', month = '', date = ''] = day.split('-');
  return [`${month}/${date}/${year}`, `${Number(month)}/${Number(date)}/${year}`, `${month}${date}${year}`].map(
    (text) => ({ text, stored: day }),
  );
};

const moveTo: HandFormSource = {
  name: 'Move To',
  isMadeAnew: true,
  make: async () => {
    const stop = await aStop();
    return {
      name: 'Move To',
      path: stop.path,
      begin: byMenu(stop, /^Move to/),
      isDialog: true,
      saves: 'Move',
      fields: [
        {
          name: 'date',
          label: 'Date',
          kind: 'Date',
          meanings: [...stop.days.slice(1, 5).flatMap(asTyped), ...REFUSED_DATES],
        },
      ],
      read: async () => (await guniteCardNow(stop.card.key, stop.date)) ?? {},
    };
  },
};

const STARTS =
  'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { cards { key start_time } } }';

/** When a crew begins at its one stop of a day. */
const startTimes: HandFormSource = {
  name: 'Start Times',
  isMadeAnew: true,
  make: async () => {
    const stop = await aStop();
    const { key, job_order } = stop.card;
    const order = job_order === null ? '' : `${job_order}. `;
    return {
      name: 'Start Times',
      path: stop.path,
      begin: byMenu(stop, /^Start time and plant/),
      isDialog: true,
      saves: 'Save',
      fields: [{ name: 'start_time', label: `${order}Start at ${stop.job}`, kind: 'Time' }],
      read: async () => {
        const { boardCards } = await api<{ boardCards: { cards: { key: string; start_time: string | null }[] } }>(
          'manager',
          STARTS,
          { date: stop.date },
        );
        return boardCards.cards.find((card) => card.key === key) ?? {};
      },
    };
  },
};

/** Forms that end, or are empty again, when they are saved: small ones, and the dialogs of lists and boards. */
export const sentForms: readonly HandFormSource[] = [
  newComment,
  changedComment,
  apiToken,
  webhook,
  changedWebhook,
  ownBlock,
  fewerPeople,
  promise,
  moveTo,
  startTimes,
];
export const moreForms: readonly HandFormSource[] = [
  role,
  inDialog('Product in its Dialog', 'product', (id) => `/inventory-count?location=1&products=1&product=${id}`),
  inDialog('Vendor in its Dialog', 'vendor', (id) => `/purchaseOrder?vendors=1&vendor=${id}`),
];
