import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app';

let app: TestApp;
beforeAll(async () => { app = await startApp({ template: 'demo' }); });
afterAll(() => app?.close());

describe('the pebble week board', () => {
  it('answers its cards', async () => {
    const { data, errors } = await app.graphql<{ boardCards: { today: string; cards: unknown[]; sub_jobs: unknown[] } }>('scheduler', `{ boardCards(category: pebble, view: week) { today date cursor days cards { id key type bin } sub_jobs { id } crews { id name } rights { can_edit can_move_all } } }`);
    expect(errors).toBeUndefined();
    expect(data?.boardCards.cards.length).toBeGreaterThan(100);
  });
});
