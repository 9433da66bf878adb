import { describe, expect, it } from 'vitest';
import { eveningLines, MAX_IN_TEXT, type StopLine } from './eveningTexts';

const EVENING = { contractor: 'Trowel Pools', phone: '(281) 555-0100', date: '2026-03-12' };
const aStop = (more: Partial<StopLine> = {}): StopLine => ({
  job_name: 'Oak',
  address: '1 Oak St, Katy, TX 77449',
  time: null,
  what: 'Pebble, Prep',
  crew: 'Prep 1',
  ...more,
});

describe('the message of the evening before', () => {
  it('tells of one stop what, who, when and asks about the gate, in both languages [MSG-001]', () => {
    expect(eveningLines(EVENING, [aStop({ time: '09:00 AM' })], 'LINK')).toEqual({
      subject: 'Trowel Pools: 03/12/2026, Oak',
      parts: [
        [
          'Tomorrow, 03/12/2026 at 09:00 AM: Pebble, Prep',
          'Oak, 1 Oak St, Katy, TX 77449',
          'Crew: Prep 1',
          'Will the site be ready, and can we get through the gate? Please answer here:',
          'LINK',
        ],
        [
          'Mañana, 03/12/2026 a las 09:00 AM: Pebble, Prep',
          'Oak, 1 Oak St, Katy, TX 77449',
          'Cuadrilla: Prep 1',
          '¿Estará listo el sitio y podremos pasar por el portón? Responda aquí:',
          'LINK',
        ],
        ['Trowel Pools', '(281) 555-0100'],
      ],
    });
  });

  it('names each of several stops in a line of its own [MSG-001]', () => {
    const { subject, parts } = eveningLines(EVENING, [aStop(), aStop({ job_name: 'Elm', crew: null })], 'LINK');
    expect(subject).toBe('Trowel Pools: 03/12/2026, 2 jobs');
    expect(parts[0]).toEqual([
      'Tomorrow, 03/12/2026:',
      '- Pebble, Prep, Oak, 1 Oak St, Katy, TX 77449, Prep 1',
      '- Pebble, Prep, Elm, 1 Oak St, Katy, TX 77449',
      'Will the sites be ready, and can we get through the gates? Please answer here:',
      'LINK',
    ]);
  });

  it('names a few of many in a text to a telephone, which has little room [MSG-001]', () => {
    const long = aStop({ job_name: 'x'.repeat(40), what: 'Pebble, Application' });
    const { parts } = eveningLines(EVENING, Array(12).fill(long), 'L'.repeat(140), MAX_IN_TEXT);
    expect(parts[0]?.filter((line) => line.startsWith('- '))).toHaveLength(5);
    expect(parts[0]).toContain('7 more are behind the link.');
    expect(parts.map((lines) => lines.join('\n')).join('\n\n').length).toBeLessThan(1_600);
  });
});
