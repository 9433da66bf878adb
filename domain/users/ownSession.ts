/** A browser in which a user is signed in. */
export interface OwnSession {
  id: number;
  address: string | null;
  agent: string | null;
  /** Signed in with a second factor or a passkey. */
  is_strong: boolean;
  started_at: string;
  last_used_at: string;
  is_this: boolean;
}
