export interface Route {
  method: string;
  path: string;
}

/** Every route of the server, out of Fastify's own list; `*` stands in it where common prefixes are printed once. */
export const routesOf = (printed: string): Route[] => {
  const routes: Route[] = [];
  const above: string[] = [];
  for (const line of printed.split('\n')) {
    const [, indent = '', part = '', methods] = /^([│\s]*)[├└]── (\S*?)(?: \(([^)]*)\))?$/.exec(line) ?? [];
    if (part === '') continue;
    above.length = indent.length / 4;
    above.push(part);
    for (const method of methods?.split(', ') ?? [])
      if (method !== 'HEAD' && method !== 'OPTIONS')
        routes.push({ method, path: above.join('').replace(/^(?!\/)/, '/') });
  }
  return routes;
};
