import { weigh, type Need, type Verdict } from './can';
import { codesOf, type Grant } from './effective';
import { grantableOf } from './grantableOf';
import type { Permission } from './permissions';

/**
 * One line of the reasons behind an answer: a code with what it comes from, or a group of lines of which any or all
 * must be met.
 */
export interface NeedLine {
  depth: number;
  kind: 'code' | 'any' | 'all';
  met: boolean;
  code: Permission | null;
  grant: Grant | null;
}

const kindOf = ({ need }: Verdict): NeedLine['kind'] => {
  if (typeof need === 'string') return 'code';
  return 'all' in need ? 'all' : 'any';
};

/** The parts of a group, those of a group of the same kind within it among them: any of any is one list. */
const flatParts = (group: Verdict): Verdict[] =>
  group.parts.flatMap((part) => (kindOf(part) === kindOf(group) ? flatParts(part) : [part]));

const lines = (verdict: Verdict, grants: readonly Grant[], depth: number): NeedLine[] => {
  const { need, met } = verdict;
  if (typeof need === 'string') {
    const given = grantableOf(need);
    return [
      { depth, kind: 'code', met, code: need, grant: grants.find(({ permission }) => permission === given) ?? null },
    ];
  }
  const parts = flatParts(verdict);
  const [only, ...others] = parts;
  // A group of one is that one.
  if (only && others.length === 0) return lines(only, grants, depth);
  return [
    { depth, kind: kindOf(verdict), met, code: null, grant: null },
    ...parts.flatMap((part) => lines(part, grants, depth + 1)),
  ];
};

/** A need as it is decided by `can`, line by line, with the entry of role or user behind each code. */
export const explainNeed = (need: Need, grants: readonly Grant[]): { met: boolean; lines: NeedLine[] } => {
  const held = new Set(grants.flatMap(codesOf));
  const verdict = weigh((code) => held.has(code), need);
  return { met: verdict.met, lines: lines(verdict, grants, 0) };
};
