/** One frame of a text/event-stream. */
export interface EventFrame {
  event: string;
  data: string;
}

const fieldOf = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
};

const frameOf = (block: string): EventFrame | null => {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line === '' || line.startsWith(':')) continue;
    const [name, value] = fieldOf(line);
    if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, data: data.join('\n') };
};

/** Cuts a text/event-stream that arrives in pieces into its frames; comments are left out. */
export const frameCutter = () => {
  let rest = '';
  return (piece: string): EventFrame[] => {
    rest = (rest + piece).replaceAll('\r\n', '\n');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => frameOf(block) ?? []);
  };
};
