import { z } from 'zod';
import type { Command } from '../pipeline/command';
import type { Mutation } from '../pipeline/mutation';
import { holdPlaces, type WantedPlaces } from '../pipeline/places/holdPlaces';

type Args = Readonly<Record<string, unknown>>;

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** What a call is going to touch; null for arguments that it refuses. */
    places?: (args: Args) => WantedPlaces | null;
  }
}

/** The extension of a command's field. @param inputIn finds the input in the field's arguments */
export const placesOf = (
  { input, places }: Pick<Command<unknown>, 'input' | 'places'>,
  inputIn: (args: Args) => unknown,
): { places?: (args: Args) => WantedPlaces | null } =>
  places
    ? {
        places: (args) => {
          const parsed = z.safeParse(input, inputIn(args));
          return parsed.success ? places(parsed.data) : null;
        },
      }
    : {};

/**
 * Holds what the calls of a document are about before the first of them runs; a call alone holds what it needs itself.
 */
export const holdPlacesOf = async (mutation: Mutation, asked: readonly (WantedPlaces | null)[]): Promise<void> => {
  const places = asked.filter((one) => one !== null);
  if (places.length > 1) await holdPlaces(mutation, places);
};
