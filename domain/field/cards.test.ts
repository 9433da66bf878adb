import { describe, expect, it } from 'vitest';
import { cardParts, hasCard } from './cards';
import { aSubJob } from './testSubJob';

const linesOf = (parts: ReturnType<typeof cardParts>): string[] =>
  parts.flatMap(({ lines = [] }) => lines.map(({ label, value }) => `${label.en}: ${value}`));
const titles = (parts: ReturnType<typeof cardParts>): string[] => parts.map(({ title }) => title.en);

describe('a printed card', () => {
  it('of pebble says measures, colors, crews and the flags that are YES [WO-025 UI-032 JOB-075]', () => {
    const parts = cardParts('pebble', aSubJob(), 'en');
    expect(titles(parts)).toEqual(['Job Details', 'Colors', 'Crews', 'Notes', 'General Comments']);
    expect(linesOf(parts)).toEqual(
      expect.arrayContaining(['Pebble Perimeter: 90 ft', 'Plan IA: 615.5 sq ft', 'Trim Tile: YES']),
    );
    expect(linesOf(parts).join()).not.toContain('Chip Out');
  });

  it('of prep has the prep rows alone, and YES or NO of each question that was answered [WO-025 UI-032]', () => {
    const parts = cardParts('prep', aSubJob(), 'en');
    expect(parts.find(({ title }) => title.en === 'Crews')?.table?.rows).toHaveLength(1);
    expect(linesOf(parts)).toEqual(expect.arrayContaining(['Chip Out: NO', 'Trim Tile: YES', 'Access to Power: YES']));
    expect(linesOf(cardParts('prep', aSubJob(), 'es'))).toContain('Trim Tile: SÍ');
  });

  it('of gunite has seven columns of history, says what was poured beyond whole yards, and a boulder its own entry [WO-025 GUN-016]', () => {
    const gunite = aSubJob({
      job_category_id: 1,
      pebble_details: null,
      gunite_details: {
        requested_app_date: null,
        scheduled_date: '2026-03-11',
        finished_date: null,
        total_yardage: 42,
        is_flash: true,
        flash_date: null,
        flash_yards: null,
        flash_crew: null,
        is_spa_negative_edge: false,
        is_spa_rolled_edge: true,
        notes: null,
        gunite_history: [
          {
            id: 1,
            type: { name: 'Day 1' },
            gunite_date: '2026-03-11',
            crew: { name: 'Gunite 1' },
            yardage: 42,
            status: { name: 'Scheduled' },
            job_order: 1,
            notes: null,
          },
        ],
      },
      boulder_details: [
        { id: 5, addition: { name: 'Waterfall' }, status: null, completed_date: '2026-03-12', notes: 'Left side' },
      ],
    });
    const history = cardParts('gunite', gunite, 'en').find(({ title }) => title.en === 'Gunite History')?.table;
    expect(history?.head).toHaveLength(7);
    const { gunite_details } = gunite;
    const [day] = gunite_details?.gunite_history ?? [];
    const poured = (yardage: number, flash_yards: number | null = null) =>
      linesOf(
        cardParts(
          'gunite',
          {
            ...gunite,
            gunite_details:
              gunite_details && day ? { ...gunite_details, flash_yards, gunite_history: [{ ...day, yardage }] } : null,
          },
          'en',
        ),
      ).filter((line) => line.startsWith('Total Yardage'));
    // The total counts whole yards; no paper says that nothing else was poured.
    expect(poured(42)).toEqual(['Total Yardage: 42 yd', 'Total Yardage: 42 yd']);
    expect(poured(42.75)).toEqual(['Total Yardage: 42 yd (42.75 poured)', 'Total Yardage: 42 yd (42.75 poured)']);
    expect(poured(45.5, 3)).toEqual(['Total Yardage: 42 yd (42.5 poured)', 'Total Yardage: 42 yd (42.5 poured)']);
    expect(linesOf(cardParts('boulder', gunite, 'en', 5))).toEqual(['Addition: Waterfall', 'Completed: 03/12/2026']);
    expect([hasCard('boulder', gunite, 5), hasCard('boulder', gunite, 6), hasCard('pebble', gunite)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('of prep is not made where it is not to be printed [WO-024]', () => {
    const { pebble_details } = aSubJob();
    const silent = aSubJob({ pebble_details: pebble_details && { ...pebble_details, is_no_prep_print: true } });
    expect([hasCard('prep', silent), hasCard('pebble', silent), hasCard('prep', aSubJob())]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('has the last five comments [WO-025]', () => {
    const general_comments = Array.from({ length: 7 }, (_, index) => ({
      id: index,
      general_comment: `No. ${index}`,
      date_created: '2026-03-02T15:04:00Z',
      created_by: null,
    }));
    expect(cardParts('pebble', aSubJob({ general_comments }), 'en').at(-1)?.table?.rows).toHaveLength(5);
  });
});
