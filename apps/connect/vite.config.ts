import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanPackages } from './build/leanPackages';
import { shortWords } from './build/shortWords';
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
  'ui/src/(?:AvatarMenu|Badge|EmptyState|Footer|GrowthLine|RoleBadge|Section|PageHeader|Toast/(?:Region|ToastProvider|toastTypes|useToastCard)|geometry/eventPoster)',
  'shell/src/(?:frame|profile|providers|season|session|language)',
  'core/src/(?:avatar|db/(?!callFunction)[A-Za-z]+|event/(?:EventRegistration|GrowEvent|eventRepository|eventRules|registrationRepository|seatState)|onboarding|query|season|errors/(?!functionError)[A-Za-z]+|profile/(?!profileRules|profilePage)[A-Za-z]+)',
  'connect/src/(?:app/(?:AppRoutes|BellSlot|ErrorBoundary|MemberPage|guards|screens|useWarmScreens)|navigation)',
  'connect/src/features/(?:event/(?:components|eventWords|index|posterOf|useUpcomingEvents)|season|onboarding/useNeeds[A-Za-z]+|secondStep/use(?:GoOnIn|SecondFactorMissing)|state/(?:DeniedScreen|lazyFailures))',
);

/** The other ways in, with the one icon that other screens share. */
const otherWays = inSources('connect/src/features/otherWays', 'lucide-react/dist/esm/icons/key-round');

/** What the login fetches ahead for a mail instead of a password: one file packs better than four. */
const mailedCode = inSources('connect/src/(?:features/code|paraglide/messages/mail_sent[a-z_]*)');

/** One's own places, as the dashboard and the screens of events know them: one small file instead of five. */
const seats = inSources(
  'connect/src/features/seat/(?:useSeats|useSeatMoment|seatWords|components/SeatBadge)',
  'connect/src/paraglide/messages/seat_(?:badge|full|left|nobody|offered|stream|waiting)[a-z_]*',
);

/** One's own team, as the dashboard and the screens of teams know it. */
const ownTeam = inSources(
  'core/src/team/(?:requestQueries|requestRepository|requestRules|Team|TeamRequest|teamPeople|teamQueries|teamRepository|logoRepository|TeamPerson)',
  'connect/src/features/team/(?:useTeam|components/TeamPicture)',
  'ui/src/(?:TeamMark|geometry/teamMark)',
);

/** The page's one client: what reads and writes rows, the session, and the errors by which the ways in are refused. */
const client = new RegExp(
  [
    /[\\/]node_modules[\\/]@supabase[\\/](?:postgrest-js|auth-js[\\/]dist[\\/]module[\\/]lib[\\/]errors)/,
    inSources(
      'core/src/(?:browser/(?:browserEnvironment|configFromDocument|documentCookies|pageVisibility|tabChannel|webLock)|session/(?!storedSession|sessionRecord|sessionTypes)[A-Za-z]+)',
      'connect/src/(?:app/supabaseClient|features/auth/authActions)',
      'connect/src/app/stands/(?:authLater|clientOfParts|functionsLater|realtimeLater|storageLater)',
    ),
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The cache of answers, without what only forms and long lists need. */
const cache = /[\\/]node_modules[\\/]@tanstack[\\/](?!.*(?:utationObserver|useMutation|nfiniteQuery))/;

const devPort = Number(process.env['CONNECT_DEV_PORT'] ?? 3001);

export default defineConfig({
  base: '/connect/',
  plugins: [react(), leanPackages(), shortWords(), openWithoutSlash(), stampLocalConfig(), preloadFonts()],
  oxc: { plugins: { styledComponents: { ssr: false, pure: true, fileName: false, displayName: false } } },
  // The page is served by another port in development; reloading talks to this one directly.
  server: { port: devPort, hmr: { clientPort: devPort } },
  build: {
    target: 'es2022',
    manifest: true,
    // Browsers that do not know it fetch a module when it is imported.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Classes that extend `React.Component` stay otherwise, used or not.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'entrance', test: entrance, priority: 3 },
            { name: 'client', test: client, priority: 3 },
            { name: 'auth', test: inPackage('@supabase[\\/]auth-js'), priority: 2 },
            { name: 'cache', test: cache, priority: 2 },
            { name: 'mailedCode', test: mailedCode, priority: 2 },
            { name: 'member', test: member, priority: 2 },
            { name: 'otherWays', test: otherWays, priority: 2 },
            { name: 'ownTeam', test: ownTeam, priority: 2 },
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
