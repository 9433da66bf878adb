import { describe } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { boardNow } from '../support/browserBoard';
import { aJobOf } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

const CREWS = '{ boardCards(category: pebble, view: week) { crews { id name } } }';
const MOVE =
  'mutation ($entry: CrewInfoEntryInput!) { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $entry) { id } }';

/** An application that is not planned yet; a scheduler gives it to the foreman's crew for today, or takes it back. */
const anApplication = async () => {
  const entries = [{ phase_type: { id: 2 }, status: { id: 2 } }];
  const job = await aJobOf({ job_category: { id: 2 }, pebble_details: { crew_information: entries } }, 'Heard');
  const { today, cards, sub_jobs } = await boardNow();
  const { boardCards } = await api<{ boardCards: { crews: { id: number; name: string }[] } }>('manager', CREWS);
  const crew_id = boardCards.crews.find(({ name }) => name === 'App 1')?.id ?? null;
  const sub = sub_jobs.find(({ job_name }) => job_name === job)?.id;
  const card = cards.find(({ job_detail_id, phase_id }) => job_detail_id === sub && phase_id === 2);
  if (!card) throw new Error('no card');
  const { id, job_detail_id } = card;
  const move = (to: { crew_id: number | null; date: string | null }): Promise<unknown> =>
    api('scheduler', MOVE, {
      entry: {
        id,
        job_detail_id,
        phase_type_id: 2,
        status: { id: 2 },
        awaiting_builder: false,
        override: { reason_code: 'correction' },
        ...to,
      },
    });
  return {
    job,
    plan: () => move({ crew_id, date: today }),
    takeBack: () => move({ crew_id: null, date: null }),
  };
};

describe('a foreman whose crews are told of tomorrow at 3 PM', () => {
  test('hears in the bell of a stop of today that is new, and that it is gone again, while the page is open [SDY-013]', async ({
    open,
  }) => {
    const { job, plan, takeBack } = await anApplication();
    await api('foreman', 'mutation { readAllNotifications }');
    const phone = await open('foreman', { viewport: TELEPHONE, hasTouch: true, isMobile: true });
    const bell = phone.getByRole('button', { name: /^Notifications/ });
    await bell.waitFor();
    await plan();
    await eventually(async () => (await bell.getAttribute('aria-label')) ?? '').toMatch(/\d/);
    await bell.tap();
    const dialog = phone.getByRole('dialog', { name: 'Notifications' });
    const line = dialog.getByRole('button', { name: new RegExp(`Today, \\d\\d/\\d\\d changed\\. new: .*${job}`) });
    await line.waitFor();
    await takeBack();
    await line.waitFor({ state: 'detached' });
    await plan();
    await line.tap();
    await phone.waitForURL(/\/Schedule\?date=/);
    await phone.getByText(job).first().waitFor();
  });
});
