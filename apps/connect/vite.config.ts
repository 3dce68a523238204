import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanPackages } from './build/leanPackages';
// By its file: the configuration is run by Node, which reads no package of TypeScript sources.
import { preloadFonts as firstFonts } from '../../packages/ui/src/fonts/preloadFonts';

const CONFIG_MARKER = '<!--grow-config-->';

const localEnvFile = () =>
  process.env['GROW_ENV_FILE'] ?? path.resolve(import.meta.dirname, '../../packages/backend/.local/env.json');

/** In development the page is stamped with the local backend's address and key, as a deployment does it. */
function stampLocalConfig(): Plugin {
  return {
    name: 'grow-stamp-local-config',
    apply: 'serve',
    transformIndexHtml(html) {
      const env = JSON.parse(readFileSync(localEnvFile(), 'utf8')) as { url: string; publishableKey: string };
      const config = JSON.stringify({ supabaseUrl: env.url, supabaseKey: env.publishableKey });
      const script = `<script type="application/json" id="grow-config">${config.replaceAll('<', '\\u003c')}</script>`;
      return html.replace(CONFIG_MARKER, script);
    },
  };
}

/** `/connect` is the dashboard's address; the development server only knows its base with a slash. */
function openWithoutSlash(): Plugin {
  return {
    name: 'grow-open-without-slash',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/connect(?=$|\?)/, '/connect/');
        next();
      });
    },
  };
}

/** The first text is set in two faces: their latin subsets are asked for together with the page. */
function preloadFonts(): Plugin {
  return {
    name: 'grow-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => firstFonts.some((font) => file.includes(`/${font.file}`)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/connect/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          }));
      },
    },
  };
}

const inPackage = (name: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${name})[\\\\/]`);

const inSources = (...folders: string[]) => new RegExp(`[\\\\/](?:${folders.join('|')})(?=[\\\\/.])`);

/** What the login page is made of: one file of it is smaller than twenty, and asked for in one go. */
const entrance = inSources(
  'ui/src/(?:Avatar|Button|Dial|Field|Header|Input|Layout|Link|Logo|MobileMenu|Poster|SeasonStrip|Skeleton|Text|ThemeToggle|frame|geometry/(?:dial|hash|letters|poster)|theme|tokens|AvatarMenu/menuEntries)',
  'shell/src/(?:frame/(?:FrameBody|FrameTop|VisitorFrame|frameEntries|frameWords)|language/(?!useChooseLocale)[A-Za-z]+|season/seasonLines|session/(?:ClientContext|clientSource)|siteConfig)',
  'core/src/(?:navigation|season/seasonDays)',
  'connect/src/(?:app/(?:main|App|Page|EntranceRoutes|entrances|lazyScreen|clientSource|useArrival)|features/form|navigation|paths|screens/LoginScreen/(?:index|LoginScreen|PasswordLogin|MoreWays))',
  'connect/src/features/auth/(?:components/(?:E|F|Lockout|P)[A-Za-z]+|index|linkTypes|returnTo|use[A-Z][A-Za-z]+|validate)',
);

/** What every page of those who are logged in is made of, the first one included. */
const member = inSources(
  'ui/src/(?:AvatarMenu|Badge|EmptyState|Footer|GrowthLine|RoleBadge|Section|PageHeader|Toast|geometry/eventPoster)',
  'shell/src/(?:frame|profile|providers|season|session|language)',
  'core/src/(?:avatar|db/(?!callFunction)[A-Za-z]+|event/(?:EventRegistration|GrowEvent|eventRepository|eventRules|registrationRepository|seatState)|onboarding|query|season|errors/(?!functionError)[A-Za-z]+|profile/(?!profileRules|profilePage)[A-Za-z]+)',
  'connect/src/(?:app/(?:AppRoutes|ErrorBoundary|guards|screens|useWarmScreens)|navigation)',
  'connect/src/features/(?:event/(?:components|eventWords|index|posterOf|useUpcomingEvents)|season|onboarding/useNeeds[A-Za-z]+|secondStep/use(?:GoOnIn|SecondFactorMissing)|state/(?:DeniedScreen|lazyFailures))',
);

/** What the login fetches ahead for a mail instead of a password: one file packs better than four. */
const mailedCode = inSources('connect/src/(?:features/code|paraglide/messages/mail_sent[a-z_]*)');

/** One's own places, as the dashboard and the screens of events know them: one small file instead of five. */
const seats = inSources(
  'core/src/event/(?:EventRegistration|eventRules|registrationRepository)',
  'connect/src/features/seat/useSeats',
);

/** What reads and writes rows, and the errors by which the ways in are refused. */
const rest =
  /[\\/]node_modules[\\/]@supabase[\\/](?:(?:supabase|postgrest)-js|auth-js[\\/]dist[\\/]module[\\/]lib[\\/]errors)/;

/** The cache of answers, without what only forms and long lists need. */
const cache = /[\\/]node_modules[\\/]@tanstack[\\/](?!.*(?:utationObserver|useMutation|nfiniteQuery))/;

const devPort = Number(process.env['CONNECT_DEV_PORT'] ?? 3001);

export default defineConfig({
  base: '/connect/',
  plugins: [react(), leanPackages(), openWithoutSlash(), stampLocalConfig(), preloadFonts()],
  oxc: { plugins: { styledComponents: { ssr: false, pure: true, fileName: false, displayName: false } } },
  // The page is served by another port in development; reloading talks to this one directly.
  server: { port: devPort, hmr: { clientPort: devPort } },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'entrance', test: entrance, priority: 3 },
            { name: 'rest', test: rest, priority: 3 },
            { name: 'auth', test: inPackage('@supabase[\\/]auth-js'), priority: 2 },
            { name: 'cache', test: cache, priority: 2 },
            { name: 'mailedCode', test: mailedCode, priority: 2 },
            { name: 'member', test: member, priority: 2 },
            { name: 'seats', test: seats, priority: 2 },
            {
              name: 'react',
              test: inPackage(
                'react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis',
              ),
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
