/** The instant the tests live in: Wednesday, 11 March 2026, 10:00 in Houston. The demo template is made for this day. */
export const TEST_NOW = new Date('2026-03-11T15:00:00Z');
export const TEST_TODAY = '2026-03-11';
