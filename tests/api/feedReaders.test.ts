import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/civilDate';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { TEST_TODAY } from '../support/clock';
import { hasModules, hasProgram, saidByCalcurse, saidByPython } from '../support/debianPrograms';
import { proofOf } from '../support/security';
import { PLASTERER, warrantyFixture } from '../support/warrantyFixture';

const app = await testApp();
const { pool } = app.database;
const board = await warrantyFixture(app);
const DAY = addDays(TEST_TODAY, 1);
let feed = '';

beforeAll(async () => {
  await pool.query("update app_user set employee_id = $1 where email = 'crew@trowel.test'", [PLASTERER]);
  invalidateActors();
  await board.aJob({ id: 1, category_id: 2, status_id: 2 });
  await pool.query('update job set name = \'Peña; Đặng, 池 "Vista"\' where id = 1');
  await board.insert('crew_information', {
    id: 1,
    phase_type_id: 1,
    status_id: 2,
    job_detail_id: 1,
    crew_id: 53,
    date: DAY,
  });
  const { data } = await app.graphql<{ renewCalendarFeed: { path: string } }>(
    'crew',
    'mutation ($proof: String) { renewCalendarFeed(crew_id: 53, proof: $proof) { path } }',
    { proof: await proofOf(app, 'crew') },
  );
  feed = await (await fetch(app.url + (data?.renewCalendarFeed.path ?? ''))).text();
});

describe('a calendar feed', () => {
  it.skipIf(!hasModules('icalendar'))(
    'says the same to python-icalendar (needs python3-icalendar of Debian) [MSG-006]',
    () => {
      const said = saidByPython(
        "import icalendar\nfor one in icalendar.Calendar.from_ical(open('file', 'rb').read()).walk('VEVENT'): print(one['DTSTART'].dt, one['DTEND'].dt, one['SUMMARY'])",
        feed,
      );
      expect(said.trim().split('\n')).toEqual([`${DAY} ${addDays(DAY, 1)} ${said.slice(22).trim()}`]);
      expect(said).toContain('Peña; Đặng, 池 "Vista"');
    },
  );

  it.skipIf(!hasProgram('calcurse'))(
    'is taken by calcurse without a word of complaint (needs calcurse of Debian) [MSG-006]',
    () => {
      const said = saidByCalcurse(feed);
      expect(said).toMatch(/1 event/);
      expect(said).not.toMatch(/[1-9]\d* skipped/);
      expect(said).toContain('池 "Vista"');
    },
  );
});
