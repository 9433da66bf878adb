import type { LiveEventName, LiveEvents } from '#domain/live';

type Heard = { [Name in LiveEventName]: { name: Name; data: LiveEvents[Name] } }[LiveEventName];

export interface HeardStream {
  events: Heard[];
  /** The next event of that name that fits, also one that has come before. @throws Error after the time */
  hear<Name extends LiveEventName>(
    name: Name,
    fits?: (data: LiveEvents[Name]) => boolean,
    within?: number,
  ): Promise<LiveEvents[Name]>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
}

const isNamed = <Name extends LiveEventName>(
  event: { name: LiveEventName; data: unknown },
  name: Name,
): event is { name: Name; data: LiveEvents[Name] } => event.name === name;

const dataOf = <Name extends LiveEventName>(
  events: readonly { name: LiveEventName; data: unknown }[],
  name: Name,
): LiveEvents[Name][] => events.flatMap((event) => (isNamed(event, name) ? [event.data] : []));

/** Reads GET /v1/events as a browser does. @throws Error for an answer that is no stream */
export const liveStream = async (url: string, token: string, cursor?: string): Promise<HeardStream> => {
  const connection = new AbortController();
  const response = await fetch(
    `${url}/v1/events${cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
    {
      headers: { authorization: `Bearer ${token}` },
      signal: connection.signal,
    },
  );
  if (!response.ok || !response.body) throw new Error(`no stream: ${response.status} ${await response.text()}`);
  const events: Heard[] = [];
  const waiting = new Set<() => void>();
  const take = (frame: string): void => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(frame) ?? [];
    if (name !== undefined && data !== undefined) events.push({ name, data: JSON.parse(data) } as Heard);
    waiting.forEach((look) => look());
  };
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      const frames = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
      text = frames.pop() ?? '';
      frames.forEach(take);
    }
  };
  return {
    events,
    ended: read(response.body).catch(() => undefined),
    close: () => connection.abort(),
    hear: <Name extends LiveEventName>(
      name: Name,
      fits: (data: LiveEvents[Name]) => boolean = () => true,
      within = 5_000,
    ) =>
      new Promise<LiveEvents[Name]>((resolve, reject) => {
        const look = (): void => {
          const data = dataOf(events, name).find(fits);
          if (data === undefined) return;
          waiting.delete(look);
          clearTimeout(timer);
          resolve(data);
        };
        const timer = setTimeout(
          () => reject(new Error(`no ${name}; heard ${JSON.stringify(events.map((event) => event.name))}`)),
          within,
        );
        waiting.add(look);
        look();
      }),
  };
};
