/** A paper was not made within its time. */
export class TookTooLong extends Error {
  constructor() {
    super('A paper took too long.');
  }
}
