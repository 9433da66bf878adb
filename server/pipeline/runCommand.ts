import { z } from 'zod';
import { can } from '#domain/access/can';
import { AppError, badInput, refusalError } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { asAppError } from './databaseErrors';
import type { Command } from './command';
import type { Mutation } from './mutation';
import { unknownReference } from './unknownReference';
import { writeChanges } from './writeChanges';

const parseInput = <Input>(command: Pick<Command<Input>, 'input'>, raw: unknown): Input => {
  const parsed = z.safeParse(command.input, raw);
  if (parsed.success) return parsed.data;
  throw badInput(toFieldErrors(parsed.error));
};

/**
 * Takes one command through the pipeline: right, input, facts, decision, write. The transaction around it, and with it
 * the answer to a repeated request, belongs to the mutation document.
 * @throws AppError FORBIDDEN, BAD_USER_INPUT with fields, NOT_FOUND, CONFLICT
 */
export const runCommand = async <Input, Facts, Result>(
  command: Command<Input, Facts, Result>,
  raw: unknown,
  mutation: Mutation,
): Promise<Result> => {
  if (!can(mutation.actor.permissions, command.need)) throw new AppError('FORBIDDEN');
  const input = parseInput(command, raw);
  try {
    const facts = await command.load(mutation, input);
    if (command.loadsOnly && !(await mutation.isClaimed)) throw new AppError('IDEMPOTENCY_RUNNING');
    const decision = command.decide(facts, input, mutation.today);
    if (!('changes' in decision)) throw refusalError(decision);
    const written = await writeChanges(mutation, command.name, decision.changes);
    return await command.result(written, mutation, input, facts);
  } catch (error) {
    throw unknownReference(error, mutation.entities, input, command.within) ?? asAppError(error, mutation.entities);
  }
};
