import type { DataProvider, RaRecord } from 'ra-core';
import { foldedWords, holdsWords } from '#domain/foldText';
import { isRecord, textOf as nameOf } from '#domain/values';
import { CallError, conflictError, isConflict } from '../../dataProvider/CallError';
import { isLocal } from '../sync/change';
import { mode } from '../../connectivity/mode';
import { orOnDevice, type SentWrite } from '../links/unansweredWrite';
import { device, newLocalNumber, NotOnDevice } from '../workspace/device';

const KEPT: ReadonlySet<string> = new Set(['homeowner', 'customer', 'employee']);
/**
 * Under which word the device keeps a record: these are readable without a network once they were open [OFF-033].
 * Undefined for resources that it does not keep.
 */
const keptAs = (resource: string): string | undefined => {
  if (resource.endsWith('_work_order')) return `work_order:${resource}`;
  return KEPT.has(resource) ? resource : undefined;
};
const entityOf = (prefix: string): 'homeowner' | 'work_order' | null => {
  if (prefix === 'homeowner') return 'homeowner';
  return prefix.startsWith('work_order:') ? 'work_order' : null;
};

const titleOf = async (
  resource: string,
  { first_name, last_name, id }: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const { WORK_ORDER_TYPES } = await import('#domain/workOrders/workOrderTypes');
  const type = WORK_ORDER_TYPES.find(({ table }) => table === resource);
  const number = isLocal(id) ? '' : ` #${String(id)}`;
  if (type) return `${type.label} Work Order${number}`;
  return [first_name, last_name].filter((part) => typeof part === 'string').join(' ') || `#${String(id)}`;
};

const textOf = (draft: unknown): string =>
  isRecord(draft)
    ? Object.values(draft)
        .filter((value) => typeof value === 'string')
        .join(' ')
    : '';

const recordOf = (draft: unknown, id: number): RaRecord => ({ ...(isRecord(draft) ? draft : {}), id });

/** react-admin's data provider, which without a network reads and saves on the device what is kept there [HOM-006 WO-020 OFF-033]. */
export const withDevice = (provider: DataProvider): DataProvider => {
  const absent = (): never => {
    throw new CallError('Not available offline', 409);
  };
  const prefixOf = (resource: string): string => keptAs(resource) ?? absent();
  const find = async (resource: string, id: number) => {
    const shown = await (await device()).shown(prefixOf(resource), id);
    if (!shown) throw new NotOnDevice();
    return shown;
  };
  const list = async (resource: string, params: Readonly<Record<string, unknown>>) => {
    const filter = isRecord(params.filter) ? params.filter : {};
    const words = foldedWords(nameOf(filter.search) ?? '');
    const { page = 1, perPage = 25 } = isRecord(params.pagination) ? params.pagination : {};
    const found = (await (await device()).all(prefixOf(resource)))
      .filter(({ draft }) => holdsWords(textOf(draft), words))
      .map(({ key, draft, change }) => recordOf(draft, change?.local ?? Number(key.split(':').at(-1))));
    const first = (Number(page) - 1) * Number(perPage);
    return { data: found.slice(first, first + Number(perPage)), total: found.length };
  };
  /** What stands for a new record that an earlier visit has kept under the key; null where none waits. */
  const numberUnder = async (resource: string, key: string | undefined): Promise<number | null> => {
    if (key === undefined) return null;
    const waiting = await (await device()).all(prefixOf(resource));
    return waiting.find((one) => one.change?.key.endsWith(`:tmp-${key}`))?.change?.local ?? null;
  };
  const keep = async (
    resource: string,
    id: number,
    since: unknown,
    draft: unknown,
    { sent, key = crypto.randomUUID() }: { sent?: SentWrite | undefined; key?: string } = {},
  ): Promise<void> => {
    const entity = entityOf(prefixOf(resource)) ?? absent();
    const shown = since === null ? null : await find(resource, id);
    const change = shown?.change;
    await (
      await device()
    ).keep({
      key: shown?.key ?? `${prefixOf(resource)}:tmp-${key}`,
      entity,
      id: change ? change.id : isLocal(id) ? null : id,
      local: change ? change.local : isLocal(id) ? id : null,
      title: await titleOf(resource, recordOf(draft, id)),
      since,
      draft,
      ...(sent && { sent }),
    });
  };

  type Call = (resource: string, params: Readonly<Record<string, unknown>>, sent?: SentWrite) => Promise<unknown>;
  const here: Readonly<Record<string, Call>> = {
    getOne: async (resource, { id }) => {
      const { draft } = await find(resource, Number(id));
      return { data: recordOf(draft, Number(id)) };
    },
    getMany: async (resource, { ids }) => {
      const all = await Promise.all(
        (Array.isArray(ids) ? ids : []).map(async (id: unknown) =>
          find(resource, Number(id)).then(
            ({ draft }) => [recordOf(draft, Number(id))],
            () => [],
          ),
        ),
      );
      return { data: all.flat() };
    },
    getList: list,
    create: async (resource, { data, meta }, sent) => {
      const key = isRecord(meta) ? (nameOf(meta.key) ?? undefined) : undefined;
      const waiting = await numberUnder(resource, key);
      const id = waiting ?? newLocalNumber();
      // What was typed into the waiting record since it was kept stays, where the draft says nothing new.
      const since = waiting !== null && isRecord(meta) && isRecord(meta.since) ? meta.since : null;
      await keep(resource, id, since, data, { sent, ...(key !== undefined && { key }) }).catch((error: unknown) => {
        if (!isConflict(error)) throw error;
        throw conflictError({ current: recordOf(error.current, id), is_own: true });
      });
      return { data: since ? recordOf((await find(resource, id)).draft, id) : recordOf(data, id) };
    },
    update: async (resource, { id, data, previousData }, sent) => {
      const { id: _id, ...draft } = recordOf(data, Number(id));
      const since = recordOf(previousData, Number(id));
      await keep(resource, Number(id), since, { ...draft, id: since.id }, { sent });
      return { data: recordOf(draft, Number(id)) };
    },
  };

  const wrapped = Object.entries(provider).map(([name, call]) => {
    if (typeof call !== 'function') return [name, call] as const;
    return [
      name,
      async (resource: string, params: Readonly<Record<string, unknown>>): Promise<unknown> => {
        if (mode.get() === 'offline') return (here[name] ?? absent)(resource, params);
        const fetchAnswer = async (): Promise<unknown> => call.call(provider, resource, params);
        const own = keptAs(resource) === undefined ? undefined : here[name];
        const answer = own ? await orOnDevice(fetchAnswer, (sent) => own(resource, params, sent)) : await fetchAnswer();
        const prefix = keptAs(resource);
        if (name === 'getOne' && prefix !== undefined && isRecord(answer))
          void device()
            .then((kept) => kept.keepCopies([{ key: `${prefix}:${String(params.id)}`, value: answer.data }]))
            .catch(() => undefined);
        return answer;
      },
    ] as const;
  });
  return Object.assign({}, provider, Object.fromEntries(wrapped));
};
