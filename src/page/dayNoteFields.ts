/** What is asked of each day without work that an answer tells. */
export const DAY_NOTE = 'key date crew_ids crews is_off en es';
