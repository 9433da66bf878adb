import { weigh, type Need, type Verdict } from './can';
import type { Grant } from './effective';
import { codesOf } from './effective';
import { grantableOf, type Permission } from './permissions';

/** One line of the reasons behind an answer: a code with what it comes from, or a group of lines of which any or all must be met. */
export interface NeedLine { depth: number; kind: 'code' | 'any' | 'all'; met: boolean; code: Permission | null; grant: Grant | null }

const lines = ({ need, met, parts }: Verdict, grants: readonly Grant[], depth: number): NeedLine[] => {
  if (typeof need === 'string') {
    const given = grantableOf(need);
    return [{ depth, kind: 'code', met, code: need, grant: grants.find(({ permission }) => permission === given) ?? null }];
  }
  const [only, ...others] = parts;
  // A group of one is that one.
  if (only && others.length === 0) return lines(only, grants, depth);
  return [{ depth, kind: 'any' in need ? 'any' : 'all', met, code: null, grant: null }, ...parts.flatMap((part) => lines(part, grants, depth + 1))];
};

/** A need as it is decided by `can`, line by line, with the entry of role or user behind each code. */
export const explainNeed = (need: Need, grants: readonly Grant[]): { met: boolean; lines: NeedLine[] } => {
  const held = new Set(grants.flatMap(codesOf));
  const verdict = weigh((code) => held.has(code), need);
  return { met: verdict.met, lines: lines(verdict, grants, 0) };
};
