import { CallError } from '../../dataProvider/CallError';
import { gql } from '../../dataProvider/gql';
import type { Server } from '../../dataProvider/server';
import type { DeviceParts, DevicePerson } from '../../offline/apply/deviceParts';

const PERSON = gql(`query DevicePerson($id: Int!) { user(id: $id) { id first_name last_name email is_active } }`);

/** Asks the server whose device a file is from [SEC-002]. @param self who asks */
export const devicePerson =
  (server: Pick<Server, 'query'>, self: number): DeviceParts['personOf'] =>
  async (id): Promise<DevicePerson | null> => {
    try {
      const { user } = await server.query(PERSON, { id });
      if (!user) return null;
      const { first_name, last_name, email, is_active } = user;
      return { name: `${first_name} ${last_name}`, email, is_active, is_self: id === self };
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return null;
      throw error;
    }
  };
