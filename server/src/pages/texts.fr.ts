import type { PageTexts } from './texts.ts';

const inAList = new Intl.ListFormat('fr-CA');

/** What a page says that the server puts around the apps'. */
export const fr: PageTexts = {
  loading: 'Chargement…',
  noScripts:
    'Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur. Activez-le dans les paramètres du navigateur et actualisez la page.',
  late: 'C’est plus long que d’habitude. Vérifiez votre connexion et si quelque chose bloque les scripts dans ce navigateur, puis actualisez la page.',
  noLook:
    'La mise en forme de cette page ne s’est pas chargée. Vérifiez votre connexion, puis actualisez la page.',
  noStyles:
    'La mise en forme de cette page ne s’est pas chargée; son contenu est complet. Vérifiez votre connexion, puis actualisez la page.',
  later: 'Un instant, s’il vous plaît',
  trouble: 'Un problème est survenu de notre côté',
  refused: 'Cela n’a pas fonctionné',
  call: 'Si cela ne suffit pas, appelez-nous\u00a0:',
  reload: 'Actualiser la page',
  retry: 'Réessayer',
  backToForm: 'Revenir au formulaire',
  sendAgain: 'Envoyer de nouveau',
  kept: 'Ce que vous avez rempli est conservé sur cette page.',
  photosLost: (names) =>
    `Les photos ne peuvent pas être conservées\u00a0: ${inAList.format(names.map((name) => `«\u00a0${name}\u00a0»`))}. Choisissez-les de nouveau ici ou envoyez la demande sans elles.`,
  photos: 'Photos',
  home: 'Page d’accueil',
  preview: 'Aperçu',
  until: (time) => `jusqu’à ${time}`,
  endPreview: 'Terminer l’aperçu',
};
