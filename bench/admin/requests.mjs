/** The answers behind a list: ours with rights and count by GraphQL, the peer's by bare SQL. */
import { timed, told } from './measure.mjs';

const LIST = `query ($filter: CustomerFilter, $sort: CustomerSort, $page: PageInput) { customers(filter: $filter, sort: $sort, page: $page) {
  total_count items { id company_name customer_no city business_phone schedule_contact_email contact_count is_active } } }`;
const PALETTE = 'query ($text: String!) { palette(text: $text) { kind id label note } }';
const ACTIVE = { is_active: { eq: true } };

/** What is asked of both, the n-th time: no two requests are the same text. */
const ASKED = {
  first_page: () => ({ filter: {}, sort: ['company_name', 'ASC'], page: 1 }),
  sort: (n) => ({
    filter: {},
    sort: [['city', 'customer_no', 'schedule_contact_email'][n % 3], n % 2 ? 'ASC' : 'DESC'],
    page: 1,
  }),
  filter: (n) => ({
    filter: { city: ['Katy', 'Conroe', 'Tomball', 'Pearland'][n % 4] },
    sort: ['company_name', 'ASC'],
    page: 1,
  }),
  search: (n) => ({
    filter: { q: ['bayou', 'heron a', 'B-0042', 'pecan 3', 'lantana'][n % 5] },
    sort: ['company_name', 'ASC'],
    page: 1,
  }),
  page_change: (n) => ({ filter: {}, sort: ['company_name', 'ASC'], page: 2 + ((n * 37) % 380) }),
};

const asOurs = ({ filter: { q, city }, sort: [field, order], page }) => ({
  filter: { ...ACTIVE, ...(q ? { search: q } : {}), ...(city ? { city: { contains: city } } : {}) },
  sort: { field, order },
  page: { number: page, size: 25 },
});
const asPeer = ({ filter, sort, page }) =>
  `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(JSON.stringify(sort))}&range=[${(page - 1) * 25},${page * 25 - 1}]`;

const WORDS = ['bay', 'heron', 'lake', 'maria', '77', 'smith', 'oak dr', 'john', 'katy', 'poo', 'conroe', 'an'];

/** A round of each kind of request, ours and the peer's in turn. */
export const measureRequests = async ({ ours, peer, tokens, rounds }) => {
  let turn = 0;
  // Requests are limited by user and minute, so several users ask in turn.
  const ask = async (query, variables) => {
    const response = await fetch(`${ours.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[(turn += 1) % tokens.length]}` },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    if (!response.ok || text.includes('"errors":')) throw new Error(text.slice(0, 500));
    return text;
  };
  const senders = {
    ours: (asked) => ask(LIST, asOurs(asked)),
    peer: async (asked) => {
      const response = await fetch(`${peer.url}/api/customer?${asPeer(asked)}`);
      if (!response.ok) throw new Error(`the peer answers ${response.status}`);
      return response.text();
    },
  };
  const results = {};
  for (const [name, input] of Object.entries(ASKED)) {
    const times = { ours: [], peer: [] };
    for (let n = -5; n < rounds; n += 1) {
      for (const kind of n % 2 ? ['ours', 'peer'] : ['peer', 'ours']) {
        const { ms } = await timed(() => senders[kind](input(n + 5)));
        if (n >= 0) times[kind].push(ms);
      }
    }
    results[name] = { ours: told(times.ours), peer: told(times.peer) };
  }
  const palette = [];
  for (let n = -12; n < rounds * 2; n += 1) {
    const { ms } = await timed(() => ask(PALETTE, { text: WORDS[(n + 12) % WORDS.length] }));
    if (n >= 0) palette.push(ms);
  }
  return { results, palette: told(palette) };
};
