import type { Texts } from './texts.ts';

/** What each service is, for its own page; the cards elsewhere do without. */
export const texts: Texts = {
  carpet:
    'Extraction à l’eau chaude en profondeur pour chambres, escaliers et sous-sols. Nous passons l’aspirateur, traitons chaque tache selon sa nature, rinçons les résidus qui salissent de nouveau les tapis et laissons des fibres redressées, assez sèches pour y marcher le jour même.',
  commercial:
    'Bureaux, cliniques, boutiques et aires communes, nettoyés aux jours et aux heures qui conviennent à ceux qui y travaillent. Une équipe qui connaît votre immeuble, une liste de tâches écrite et un superviseur qui fait un suivi après chaque visite.',
  grout:
    'Nous dégraissons et brossons carreaux et coulis, les rinçons à chaud et appliquons un scellant, pour que cuisines, douches et couloirs restent propres plus longtemps.',
  'post-construction':
    'Nous retirons la poussière fine des bouches d’air, des rails et des armoires, décollons étiquettes et éclaboussures de peinture et livrons des pièces prêtes à habiter.',
  'power-wash':
    'Nous enlevons saleté, mousse et sel de voirie du béton, de la brique, du bois et du vinyle, sans abîmer peinture ni joints. Chaque lieu est différent\u00a0: nous le voyons avant de donner un prix.',
  residential:
    'Un ménage détaillé\u00a0: cuisines dégraissées, salles de bain détartrées, planchers aspirés et lavés, et les endroits que personne ne voit aussi bien faits que ceux que tout le monde voit.',
  'student-houses':
    'Une seule chambre, l’aire commune ou tout ce qu’il y a derrière votre porte\u00a0: entre deux examens, avant une inspection ou toute la session. Réservez une visite, ou une série de quatre, huit ou douze.',
  bathroom:
    'Rénovation complète de salle de bain\u00a0: démolition, plomberie brute, étanchéité, carrelage, appareils et finition. Un seul responsable répond à vos appels.',
  demo: 'Démolition intérieure soignée, poussière maîtrisée, rebuts emportés et chantier balayé, pour que le prochain corps de métier commence à l’heure.',
  drywall:
    'Nous posons, tirons et ponçons murs et plafonds neufs, rebouchons trous et fissures et redressons les coins. La même équipe fait tout, du premier panneau au dernier coup de ponceuse.',
  floor:
    'Tapis, bois franc, stratifié, carreaux et vinyle. Nous emportons ce qui s’y trouvait, vissons et égalisons le sous-plancher et finissons seuils et plinthes.',
  paint:
    'Murs, plafonds, moulures, portes et fenêtres. Nous réparons, apprêtons, appliquons deux couches complètes et repartons avec nos rubans.',
  tile: 'Planchers, dosserets et douches\u00a0: nous mettons le fond à niveau, vous montrons la disposition avant de coller et prévoyons des joints de mouvement là où il en faut.',
};
