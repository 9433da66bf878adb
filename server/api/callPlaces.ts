import type { Command } from '../pipeline/command';
import type { Mutation } from '../pipeline/mutation';
import { holdPlaces, type PlacesAsked } from '../pipeline/places/holdPlaces';

type Args = Readonly<Record<string, unknown>>;

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** What a call is going to touch; null for arguments that it refuses. */
    places?: (args: Args) => PlacesAsked | null;
  }
}

/** The extension of a command's field. @param argument the one that carries the input; without it all of them are the input */
export const placesOf =
  <Input>({ input, places }: Pick<Command<Input>, 'input' | 'places'>, argument?: string) =>
  (args: Args): PlacesAsked | null => {
    const parsed = input.safeParse(argument === undefined ? args : args[argument]);
    return parsed.success && places ? places(parsed.data) : null;
  };

/** Holds what the calls of a document are about before the first of them runs; a call alone holds what it needs itself. */
export const holdPlacesOf = async (mutation: Mutation, asked: readonly (PlacesAsked | null)[]): Promise<void> => {
  const places = asked.filter((one) => one !== null);
  if (places.length > 1) await holdPlaces(mutation, places);
};
