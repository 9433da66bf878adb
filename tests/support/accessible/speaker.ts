import type { CDPSession, Page } from 'playwright-core';

interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown; relatedNodes?: { backendDOMNodeId: number }[] } }[];
  backendDOMNodeId?: number;
  childIds?: string[];
}

/** Roles whose words are those of what is in them, or of nothing. */
const SILENT: ReadonlySet<string> = new Set(
  'RootWebArea generic none InlineTextBox LineBreak paragraph LayoutTable StaticText Iframe Ignored Section LabelText Abbr strong emphasis'.split(
    ' ',
  ),
);
const WORDS: Readonly<Record<string, string>> = {
  textbox: 'edit',
  searchbox: 'search edit',
  combobox: 'combo box',
  menuitem: 'menu item',
  radio: 'radio button',
  checkbox: 'check box',
  tab: 'tab',
  gridcell: 'cell',
  columnheader: 'column head',
  rowheader: 'row head',
  contentinfo: 'content info',
  complementary: 'complementary landmark',
  main: 'main landmark',
  navigation: 'navigation landmark',
  banner: 'banner landmark',
  search: 'search landmark',
  time: 'time',
};

const stateOf = (node: AxNode): string[] => {
  const of = (name: string): unknown => node.properties?.find((one) => one.name === name)?.value.value;
  const role = node.role?.value;
  const said: (string | false)[] = [
    of('pressed') === 'true' && 'pressed',
    of('pressed') === 'false' && 'not pressed',
    of('checked') === 'true' && 'checked',
    of('checked') === 'false' && 'not checked',
    of('selected') === true && 'selected',
    of('expanded') === true && 'expanded',
    of('expanded') === false && 'collapsed',
    typeof of('hasPopup') === 'string' && of('hasPopup') !== 'false' && `opens a ${String(of('hasPopup'))}`,
    of('required') === true && 'required',
    typeof of('invalid') === 'string' && of('invalid') !== 'false' && 'invalid entry',
    of('readonly') === true && role !== 'gridcell' && 'read only',
    of('disabled') === true && 'unavailable',
    of('modal') === true && 'modal',
  ];
  return said.filter((word): word is string => word !== false);
};

/** One node as it is spoken: what it is called, what it is, how it stands, and what is said of it. */
const sentenceOf = (node: AxNode): string => {
  const role = node.role?.value ?? '';
  const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
  const what = role === 'heading' ? `heading level ${String(level)}` : (WORDS[role] ?? role);
  const value = node.value?.value;
  return [
    node.name?.value,
    what,
    ...stateOf(node),
    typeof value === 'string' && value !== '' && value !== node.name?.value ? `"${value}"` : '',
    node.description?.value === node.name?.value ? '' : node.description?.value,
  ]
    .map((part) => (part ?? '').replaceAll(/[\s\u200B]+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(', ');
};

const treeOf = async (session: CDPSession): Promise<AxNode[]> => {
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- playwright knows the protocol less exactly
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  return nodes;
};

/** What Chromium gives to a screen reader of a page: what has the focus, what stands there, and what is told by itself. */
export const speakerOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const POLITE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
    const lastOf = new WeakMap<Element, string>();
    const look = (): void => {
      for (const region of document.querySelectorAll(POLITE)) {
        const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        if (lastOf.get(region) === text) continue;
        lastOf.set(region, text);
        const isUrgent = region.getAttribute('aria-live') === 'assertive' || region.getAttribute('role') === 'alert';
        if (text !== '' && !region.parentElement?.closest(POLITE))
          heard.push(`${isUrgent ? 'at once' : 'when idle'}: ${text}`);
      }
    };
    for (const region of document.querySelectorAll(POLITE))
      lastOf.set(region, (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['role', 'aria-live'],
    });
  });
  const focused = async (): Promise<string> => {
    const nodes = await treeOf(session);
    const node = nodes.find(
      (one) =>
        one.role?.value !== 'RootWebArea' &&
        one.properties?.some(({ name, value }) => name === 'focused' && value.value === true),
    );
    if (!node) return 'nothing has the focus';
    const [active] = node.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes ?? [];
    const inside = active && nodes.find((one) => one.backendDOMNodeId === active.backendDOMNodeId);
    return inside ? `${sentenceOf(node)}; ${sentenceOf(inside)}` : sentenceOf(node);
  };
  return {
    focused,
    /** Goes on by Tab and says each stop. */
    tab: async (times: number, key = 'Tab'): Promise<string[]> => {
      const said: string[] = [];
      for (let count = 0; count < times; count += 1) {
        await page.keyboard.press(key);
        said.push(await focused());
      }
      return said;
    },
    /** What stands inside the first node of a role, in reading order. */
    read: async (role: string, most = 80): Promise<string[]> => {
      const nodes = await treeOf(session);
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const root = nodes.findLast((node) => node.role?.value === role && !node.ignored);
      const said: string[] = [];
      const visit = (node: AxNode): void => {
        const of = node.role?.value ?? '';
        const isSilent = node.ignored || SILENT.has(of);
        if (!isSilent) said.push(sentenceOf(node));
        else if (of === 'StaticText' && !node.ignored) {
          const text = (node.name?.value ?? '').replaceAll(/\s+/g, ' ').trim();
          if (text !== '' && !said.at(-1)?.includes(text)) said.push(text);
        }
        for (const child of node.childIds ?? []) {
          const next = byId.get(child);
          if (next) visit(next);
        }
      };
      if (root) visit(root);
      return said.slice(0, most);
    },
    /** What was told by itself since it was asked last. */
    told: (): Promise<string[]> =>
      page.evaluate(() => {
        const { heard } = window as unknown as { heard: string[] };
        return heard.splice(0);
      }),
  };
};
