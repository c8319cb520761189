document.documentElement.dataset.ownScript = '';
