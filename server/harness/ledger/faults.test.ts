import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { companyNoon } from 'shared-api/contract/company/companyTime';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { faults, uproot } from './faults.ts';
import { tell } from './histories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await server.database.query(uproot);
});

const setDay = (day: string): void => {
  jest.spyOn(Date, 'now').mockReturnValue(companyNoon(day, server.company.timeZone) * 1000);
};

describe.each(faults)('$what', ({ plant, skip, read, history }) => {
  it('is told from what is right', async () => {
    await tell(server, history, setDay);
    if (plant !== undefined) await server.database.query(plant);
    const driven = {
      ...server,
      ...(skip === undefined ? {} : { skip }),
      ...(read === undefined ? {} : { read }),
    };
    await expect(tell(driven, history, setDay)).rejects.toThrow(/the oracle says|refused/);
  });
});
