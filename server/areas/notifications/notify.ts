/** The command under which notifications stand in the change log, beside what they tell of. */
export const NOTIFY = 'notify';
