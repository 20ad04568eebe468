import { until } from '../testing/until.ts';
import { startFakeContentApi, type FakeAnswer, type FakeContentApi } from './fakeContentApi.ts';
import { startSite, type RunningSite } from './startSite.ts';

export interface ExternalSite {
  api: FakeContentApi;
  site: RunningSite;
}

export interface ExternalSiteOptions {
  /** How many `data` lie around each payload. */
  depth?: 1 | 2;
  /** By path below `/api`, in place of what the fake API usually says; after each test they are as here again. */
  answers?: Readonly<Record<string, FakeAnswer>>;
}

/**
 * Gives the tests of a file (or `describe`) a site whose content comes from a fake API, with both caches off. The
 * fields of what it returns are there once a test runs.
 */
export const withExternalSite = ({
  depth = 2,
  answers,
}: ExternalSiteOptions = {}): ExternalSite => {
  const external = {} as ExternalSite;
  beforeAll(async () => {
    external.api = await startFakeContentApi(depth, answers);
    external.site = await startSite({
      CONTENT_API_URL: external.api.url,
      PAGE_CACHE_SECONDS: '0',
    });
  });
  afterEach(async () => {
    external.api.restore();
    // A site that a test has had fail leaves the API alone for a moment.
    await until(
      async () => (await fetch(`${external.site.url}/readyz`)).ok,
      'the site to be whole',
    );
  });
  afterAll(async () => {
    await external.site?.stop();
    await external.api?.stop();
  });
  return external;
};
