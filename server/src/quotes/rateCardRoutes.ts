import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { ValidationError } from 'yup';
import type { Database } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { authenticate } from '../session/authenticate.ts';
import type { Staff } from '../session/sessions.ts';
import { currentRateCard, rateCardSchema, type RateCard } from './rateCard.ts';

/** The prices of instant quotes, for an Admin to read and to replace (product.md). */
export const rateCardRoutes: FastifyPluginAsync<{ database: Database }> = async (
  app,
  { database },
) => {
  async function admin(request: FastifyRequest): Promise<Staff> {
    const staff = await authenticate(database, request);
    if (staff.role !== 'Admin') throw new HttpError(403, 'Only an Admin may see and set prices.');
    return staff;
  }

  app.get('/rate-card/', async (request) => {
    await admin(request);
    return currentRateCard(database);
  });

  app.put('/rate-card/', async (request) => {
    const { username } = await admin(request);
    const { version, rates } = (request.body ?? {}) as { version?: unknown; rates?: unknown };
    const checked = check(rates);
    return database.transaction(async (connection) => {
      await connection.query('LOCK TABLE rate_cards IN SHARE ROW EXCLUSIVE MODE');
      const current = await currentRateCard(connection);
      if (version !== current.version) {
        throw new HttpError(409, 'The prices were changed by somebody else in the meantime.', {
          current,
        });
      }
      await connection.query('INSERT INTO rate_cards (rates, created_by) VALUES ($1, $2)', [
        checked,
        username,
      ]);
      return currentRateCard(connection);
    });
  });
};

function check(rates: unknown): RateCard {
  try {
    return rateCardSchema.validateSync(rates, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    throw invalidInput(
      Object.fromEntries(found.map(({ path, message }) => [path ?? 'rates', message])),
    );
  }
}
