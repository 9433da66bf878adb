import { describe, expect, it } from 'vitest';
import { choiceGroups } from './placeChoices';

const choice = (key: string, group: string, refusal: string | null = null) => ({ key, name: key, group, refusal });

describe('the places of "Move to…"', () => {
  it('stand under their group, and those that share a reason say it once', () => {
    expect(
      choiceGroups([
        choice('unassigned', 'App', 'belongs to Prep'),
        choice('weeping', 'App', 'takes only App'),
        choice('onHold', 'App', 'belongs to Prep'),
        choice('awaiting', ''),
      ]).map(({ name, choices, refusal }) => [name, choices.map(({ key }) => key), refusal]),
    ).toEqual([
      ['App', ['unassigned', 'onHold'], 'belongs to Prep'],
      ['App', ['weeping'], 'takes only App'],
      ['', ['awaiting'], null],
    ]);
  });
});
