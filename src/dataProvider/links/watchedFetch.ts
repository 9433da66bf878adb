/** What the server writes into the headers of an answer: the hash of its schema, and the name of the mutation it carried out. */
export interface AnswerMarks {
  schemaHash: string | null;
  mutationId: string | null;
}

/** A fetch that reports the marks of each answer, so that a newer schema and one's own echo in the event stream are noticed. */
export const watchedFetch =
  (send: typeof fetch, onMarks?: (marks: AnswerMarks) => void): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init);
    onMarks?.({ schemaHash: answer.headers.get('X-Schema-Hash'), mutationId: answer.headers.get('X-Mutation-Id') });
    return answer;
  };
