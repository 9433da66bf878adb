/** A feed as it was answered last. */
export interface KeptFeed {
  body: string;
  /** The same for as long as its entries are. */
  etag: string;
}

/** Characters of all kept feeds together; a busy one has some 50,000. */
const MAX_CHARACTERS = 32_000_000;
/** Milliseconds after which a feed is too old to be answered in the place of a new one. */
const MAX_AGE_MS = 24 * 3_600_000;

/**
 * The last good answer of each feed, for when a new one cannot be made. In the memory of this server: when the database
 * is away, it could be read nowhere else. The least recently read are forgotten first.
 */
export const keptFeeds = (now: () => number, { max = MAX_CHARACTERS, age = MAX_AGE_MS } = {}) => {
  const feeds = new Map<string, KeptFeed & { at: number }>();
  let characters = 0;
  const forget = (key: string): void => {
    characters -= feeds.get(key)?.body.length ?? 0;
    feeds.delete(key);
  };
  return {
    keep: (key: string, feed: KeptFeed): void => {
      forget(key);
      feeds.set(key, { ...feed, at: now() });
      characters += feed.body.length;
      for (const oldest of feeds.keys()) {
        if (characters <= max) break;
        forget(oldest);
      }
    },
    find: (key: string): KeptFeed | null => {
      const feed = feeds.get(key);
      if (feed && now() - feed.at <= age) return { body: feed.body, etag: feed.etag };
      forget(key);
      return null;
    },
    forget,
  };
};
