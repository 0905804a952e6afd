import type { Texts } from './texts.ts';

/** Texts of the pages of cleaning services (docs/product/pages.md "Service page"). */
export const texts: Texts = {
  services: {
    carpet: {
      sentence: 'Des tapis nettoyés à la vapeur, secs le jour même.',
      per: 'la visite',
      duration: 'De 2 à 4 heures pour trois pièces',
      included: [
        'Aspirateur avant de commencer',
        'Taches traitées selon leur nature\u00a0: café, cire, animaux',
        'Extraction à l’eau chaude et rinçage neutre',
        'Meubles légers déplacés, puis remis sur patins',
        'Fibres redressées pour un séchage uniforme',
      ],
      excluded: [
        'Déplacement des lits, des armoires et des pianos',
        'Tapis de soie ou de viscose',
        'Réparation des coutures',
      ],
      questions: [
        {
          question: 'Quand pourrons-nous marcher dessus?',
          answer:
            'Tout de suite, en chaussettes. Le tapis est sec après six à huit heures, plus tôt avec une fenêtre ouverte ou un ventilateur.',
        },
        {
          question: 'Toutes les taches partiront-elles?',
          answer:
            'La plupart, oui. L’eau de Javel, les vieilles teintures et le soleil altèrent la fibre elle-même; avant de commencer, nous vous disons quelles taches resteront.',
        },
      ],
    },
    commercial: {
      sentence: 'Des bureaux propres avant l’arrivée de la première personne.',
      per: 'l’heure',
      duration: 'De 1 à 8,5 heures par visite, à votre choix',
      included: [
        'Bureaux, cuisines, toilettes et planchers, selon une liste convenue avec vous',
        'Ordures et recyclage sortis',
        'Nos propres produits et appareils',
        'La même équipe; clés et codes d’alarme contre signature',
        'Un superviseur qui prend de vos nouvelles après chaque visite',
      ],
      excluded: [
        'Vitres extérieures',
        'Papier et savon, sauf entente',
        'Matières biologiques dangereuses',
      ],
      questions: [
        {
          question: 'Y a-t-il une durée minimale?',
          answer:
            'Non. Vous pouvez arrêter à la fin de n’importe quel mois, ou changer de jours d’une semaine à l’autre.',
        },
        {
          question: 'Pouvez-vous venir après la fermeture?',
          answer:
            'Oui, la plupart de nos bureaux sont nettoyés le soir ou avant 7\u00a0h. Répondez à votre soumission en indiquant les heures, et nous organisons l’équipe en conséquence.',
        },
      ],
    },
    grout: {
      sentence: 'Carreaux et coulis retrouvent leur couleur.',
      per: 'la visite',
      duration: 'De 2 à 5 heures, et une nuit pour le scellant',
      included: [
        'Dégraissage et brossage, joint par joint',
        'Rinçage à chaud sous pression, aspiré aussitôt',
        'Scellant sur les joints',
        'Plinthes et appareils protégés avant, essuyés après',
      ],
      excluded: ['Joints effrités, à refaire', 'Silicone', 'Polissage de la pierre'],
      questions: [
        {
          question: 'Quand pourrons-nous reprendre la douche?',
          answer: 'Le lendemain matin\u00a0: le scellant a besoin d’une nuit sans eau.',
        },
        {
          question: 'Combien de temps cela tient-il?',
          answer:
            'Environ deux ans, dans une cuisine ou une douche essuyée chaque semaine avec un nettoyant neutre.',
        },
      ],
    },
    'post-construction': {
      sentence: 'Du dernier corps de métier à la première nuit.',
      per: 'la visite',
      duration: 'D’une demi-journée à deux jours',
      included: [
        'Poussière fine enlevée des bouches d’air, des rails, des armoires et des lampes',
        'Étiquettes, rubans et éclaboussures de peinture enlevés',
        'Vitres intérieures, cadres et appuis',
        'Planchers lavés deux fois, pour la poussière qui retombe la nuit',
      ],
      excluded: [
        'Enlèvement des débris de construction',
        'Vitres extérieures',
        'Polissage des éraflures',
      ],
      questions: [
        {
          question: 'Quand faut-il vous faire venir?',
          answer:
            'Quand les ouvriers sont partis et que l’eau et la lumière fonctionnent; idéalement deux jours avant l’emménagement.',
        },
        {
          question: 'La poussière reviendra-t-elle?',
          answer:
            'Un peu, car il en reste dans l’air. C’est pourquoi nous lavons les planchers deux fois; un nouveau filtre à la fournaise une semaine plus tard fait le reste.',
        },
      ],
    },
    'power-wash': {
      sentence: 'Entrées, revêtements et terrasses, lavés à la bonne pression.',
      duration: 'De 2 à 6 heures',
      included: [
        'Examen de chaque surface avant de commencer',
        'Plantes couvertes et portes protégées',
        'Mousse, algues et traces de pneus traitées',
        'Fenêtres et allées rincées à la fin',
      ],
      excluded: ['Teinture et scellage des terrasses', 'Toitures', 'Gouttières'],
      questions: [
        {
          question: 'Pourquoi n’y a-t-il pas de soumission instantanée?',
          answer:
            'Le bois, la brique et le vinyle demandent chacun une pression différente, et les pentes et les drains comptent aussi. Dix minutes sur place donnent un prix qui tient.',
        },
        {
          question: 'À quel moment de l’année lavez-vous?',
          answer:
            'D’avril à novembre, tant que les nuits restent au-dessus du point de congélation.',
        },
      ],
    },
    residential: {
      sentence: 'Votre maison nettoyée pièce par pièce, jusque dans les coins.',
      per: 'la visite',
      duration: 'De 3 à 5 heures pour trois pièces',
      included: [
        'Cuisine dégraissée, hotte et dosseret compris',
        'Salles de bain détartrées et désinfectées',
        'Planchers passés à l’aspirateur et lavés jusque dans les coins',
        'Portes, interrupteurs, appuis et plinthes essuyés',
        'Produits et aspirateur fournis',
      ],
      excluded: [
        'Intérieur des fours et des réfrigérateurs en usage',
        'Lessive et vaisselle',
        'Vitres extérieures',
      ],
      questions: [
        {
          question: 'Faut-il ranger avant?',
          answer:
            'Dégagez si possible les planchers et les comptoirs\u00a0: tout le temps est alors consacré au nettoyage. Nous déplaçons les chaises et les tables légères.',
        },
        {
          question: 'Les produits sont-ils sans danger pour les enfants et les animaux?',
          answer:
            'Oui\u00a0: des nettoyants neutres, et du désinfectant seulement dans les salles de bain. En cas d’allergies, dites-le-nous\u00a0: nous utilisons vos produits.',
        },
      ],
    },
    'student-houses': {
      sentence: 'Chambres et logements étudiants, à un prix qui se partage.',
      per: 'la chambre',
      duration: '1 heure par chambre',
      included: [
        'Chambre\u00a0: plancher, surfaces, miroir, ordures',
        'Aires communes\u00a0: cuisine, salle de bain, salon, planchers',
        'Logement complet\u00a0: toutes les chambres et les aires communes',
        'Produits et aspirateur fournis',
      ],
      excluded: [
        'Lessive et vaisselle',
        'Objets laissés par terre\u00a0: nous nettoyons autour',
        'Réparations',
      ],
      questions: [
        {
          question: 'Chacun peut-il payer sa part?',
          answer:
            'Oui. Demandez une soumission par chambre; chacun paie alors la sienne par son numéro, par carte ou par virement.',
        },
        {
          question: 'Nettoyez-vous avant l’inspection de départ?',
          answer:
            'Oui, choisissez le logement complet et la veille de l’inspection. Si le propriétaire trouve à redire, nous revenons.',
        },
      ],
    },
  },
  questions: [
    {
      question: 'Faut-il que quelqu’un soit sur place?',
      answer:
        'Non. Beaucoup de clients nous laissent une clé ou un code; chaque clé est numérotée et remise contre signature, et les antécédents judiciaires et les références de l’équipe sont vérifiés.',
    },
    {
      question: 'Et si nous devons changer de jour?',
      answer: 'Appelez ou écrivez avant midi la veille, et cela ne coûte rien.',
    },
  ],
};
