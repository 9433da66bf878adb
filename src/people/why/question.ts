/** What is asked, as the address of the screen holds it. */
export interface WhyQuestion {
  user: number | null;
  kind: WhyKind;
  name: string;
  field: string;
  id: number | null;
  action: 'view' | 'edit';
}

export const WHY_KINDS = ['screen', 'call', 'field', 'record'] as const;
export type WhyKind = (typeof WHY_KINDS)[number];

const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** Reads an address; what is missing or unknown is not chosen yet. */
export const questionOf = (search: URLSearchParams): WhyQuestion => ({
  user: numberIn(search.get('user')),
  kind: WHY_KINDS.find((kind) => kind === search.get('kind')) ?? 'screen',
  name: search.get('name') ?? '',
  field: search.get('field') ?? '',
  id: numberIn(search.get('id')),
  action: search.get('action') === 'edit' ? 'edit' : 'view',
});

/** The address of a question, without what its kind does not need. */
export const addressOf = ({ user, kind, name, field, id, action }: WhyQuestion): Record<string, string> => ({
  ...(user === null ? {} : { user: String(user) }),
  kind,
  ...(name === '' ? {} : { name }),
  ...(kind === 'field' && field !== '' ? { field } : {}),
  ...(kind === 'record' ? { action, ...(id === null ? {} : { id: String(id) }) } : {}),
});

/** Whether everything is chosen that the server needs to answer. */
export const isComplete = ({ user, kind, name, field, id }: WhyQuestion): boolean =>
  user !== null && name !== '' && (kind !== 'field' || field !== '') && (kind !== 'record' || id !== null);
