import type { FastifyInstance } from 'fastify';
import { SEES_BOARDS } from '#domain/access/boardNeeds';
import { can } from '#domain/access/can';
import { AppError } from '#domain/errors';
import { actorIn, perUser } from '../access/perUser';
import type { WeatherService } from './openWeather';

/** Questions of one user: a board asks once each half an hour. */
const MAX_A_MINUTE = 60;

/**
 * GET /v1/weather, for whoever sees a board: `{ has_service, days: [{ date, rain_percent, rain_inches, is_partial }] |
 * null, rain_out_percent }`, what is forecast of the hours of work of each day.
 */
export const registerWeather = (app: FastifyInstance, weather: WeatherService): void => {
  app.get('/v1/weather', perUser(app, MAX_A_MINUTE), async (request, reply) => {
    if (!can(actorIn(request).permissions, SEES_BOARDS)) throw new AppError('FORBIDDEN');
    const { hasService, days, rainOutPercent } = await weather.forecast();
    return reply.send({ has_service: hasService, days, rain_out_percent: rainOutPercent });
  });
};
