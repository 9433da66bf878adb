const first = (agent: string, table: readonly (readonly [RegExp, string])[]): string | undefined =>
  table.find(([pattern]) => pattern.test(agent))?.[1];

const BROWSERS = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|HeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** What people call a device, of what its browser says of itself; a program is what it says, shortened. */
export const deviceName = (agent: string | null): string | null => {
  if (!agent) return null;
  const [browser, system] = [first(agent, BROWSERS), first(agent, SYSTEMS)];
  return browser && system ? `${browser} · ${system}` : (browser ?? system ?? agent.slice(0, 40));
};
