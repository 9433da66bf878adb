import { VERSION } from '#domain/version';
import type { Profile } from '../../auth/profile';
import { channelName } from './windowMessage';

/** Whoever is signed in, told from an administrator who looks as that user. */
export const userOf = ({ id, is_view }: Pick<Profile, 'id' | 'is_view'>): string => `${id}${is_view ? '-viewed' : ''}`;

/** The channel of the boards of a kind and of their maps. @param board as in the address of the map */
export const boardChannel = (user: string, board: string): string => channelName(user, board, VERSION);
