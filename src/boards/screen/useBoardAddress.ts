import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Board } from '../board/createBoard';
import { NO_FILTER, type BoardFilter } from '../board/boardFilter';

/** What the address says of the view beside its date. */
interface View {
  filter: BoardFilter;
  isCompact: boolean;
  collapsed: readonly string[];
}

const NAMES = { text: 'q', company: 'company', city: 'city', chip: 'show' } as const;
const FIELDS = ['text', 'company', 'city', 'chip'] as const;

export const readView = (params: URLSearchParams): View => ({
  filter: {
    ...NO_FILTER,
    ...Object.fromEntries(
      FIELDS.flatMap((field) => {
        const value = params.get(NAMES[field]);
        return value ? [[field, value]] : [];
      }),
    ),
  },
  isCompact: params.get('zoom') === 'compact',
  collapsed: params.get('closed')?.split(',').filter(Boolean) ?? [],
});

/**
 * True for an address that someone passed on: then it says the whole view, and nothing kept in this browser adds to it.
 */
export const saysView = (params: URLSearchParams): boolean =>
  ['q', 'company', 'city', 'show', 'zoom', 'closed'].some((name) => params.has(name));

export const writeView = (before: URLSearchParams, { filter, isCompact, collapsed }: View): URLSearchParams => {
  const next = new URLSearchParams(before);
  const put = (name: string, value: string): void => {
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  for (const field of FIELDS) put(NAMES[field], filter[field].trim());
  put('zoom', isCompact ? 'compact' : '');
  put('closed', [...collapsed].sort().join(','));
  return next;
};

const REST_MS = 300;

/** The address reproduces the view: search, filters, card size and collapsed groups stand in it beside the date. */
export const useBoardAddress = ({ shown: { filter, panels } }: Board): void => {
  const [params, setParams] = useSearchParams();
  /** The view that was last written: what comes back unchanged is no news. */
  const written = useRef<string | null>(null);
  const latest = useRef({ params, setParams });
  useEffect(() => {
    latest.current = { params, setParams };
  });

  useEffect(() => {
    const address = JSON.stringify(readView(params));
    if (written.current === address) return;
    const isFirst = written.current === null;
    written.current = address;
    if (isFirst && !saysView(params)) return;
    const view = readView(params);
    filter.set(view.filter);
    panels.show(view);
  }, [params, filter, panels]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      const next = writeView(latest.current.params, { filter: filter.get(), ...panels.view() });
      written.current = JSON.stringify(readView(next));
      if (next.toString() !== latest.current.params.toString()) latest.current.setParams(next, { replace: true });
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(write, REST_MS);
    };
    const offs = [filter.subscribe(soon), panels.turn.subscribe(soon)];
    soon();
    return () => {
      clearTimeout(timer);
      offs.forEach((off) => off());
    };
  }, [filter, panels]);
};
